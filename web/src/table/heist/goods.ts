import type { LabelKey } from "../../wire/labels";
import type { Good } from "./model";

export const GOOD_LABELS: Readonly<Record<Good, LabelKey>> = {
  diamond: "good-diamond",
  jewel: "good-jewel",
  antique: "good-antique",
  painting: "good-painting",
  joker: "good-joker",
};
