/** Path data of the plain figures that everything here is drawn from. */

export function circle(x: number, y: number, r: number): string {
  return ellipse(x, y, r, r);
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

export function rect(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}h${w}v${h}h${-w}z`;
}

export function poly(points: string): string {
  return `M${points}z`;
}

/** A regular star; `inner` is the share of the radius between the points. */
export function star(x: number, y: number, r: number, points = 5, inner = 0.5): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const radius = i % 2 ? r * inner : r;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  });
  return poly(corners.join(" "));
}

/** The same figure `count` times, each shifted by `dx`, `dy`. */
export function repeat(count: number, figure: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => figure(i)).join("");
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
