/** A point of a picture, in percent from its left and from its top. */
export type Focus = { x: number; y: number };

/** The point that `"30 65"` names; `null` for anything else, which is the middle. */
export function focusOf(text: string): Focus | null {
  const [, x, y] = /^(\d{1,3}) (\d{1,3})$/.exec(text) ?? [];
  const focus = { x: Number(x), y: Number(y) };
  return focus.x <= 100 && focus.y <= 100 ? focus : null;
}

/** A point as it is stored: whole percents within the picture, `"30 65"`. */
export function focusText({ x, y }: Focus): string {
  return [x, y].map((part) => Math.round(Math.min(100, Math.max(0, part)))).join(' ');
}
