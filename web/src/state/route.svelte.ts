// Which page is shown, and the address that leads to it.

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string; watch: boolean; secret: string | null };

const here: { route: Route } = $state({ route: read() });

export function route(): Route {
  return here.route;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  here.route = read();
  scrollTo(0, 0);
}

export function tablePath(table: string, watch = false): string {
  return `/table/${table}${watch ? "?watch" : ""}`;
}

/** A secret does not stay where it could be read over a shoulder or copied by mistake. */
export function forgetSecret(): void {
  history.replaceState(null, "", location.pathname + location.search);
  here.route = read();
}

/** Follow links and the browser's own buttons without loading the page anew. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    here.route = read();
  });
  addEventListener("hashchange", () => {
    here.route = read();
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download"))
      return;
    if (link.origin !== location.origin || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

function read(): Route {
  const [, table] = /^\/table\/([0-9a-f]+)\/?$/.exec(location.pathname) ?? [];
  if (!table) return { page: "lobby" };
  const watch = new URLSearchParams(location.search).has("watch");
  return { page: "table", table, watch, secret: location.hash.slice(1) || null };
}
