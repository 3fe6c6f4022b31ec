/** A point of a picture, in percent from its left and from its top. */
export type Focus = { x: number; y: number };

/** Parses a point as it is stored, `"30 65"`; null for anything else, which means the middle. */
export function parseFocus(text: string): Focus | null {
  const [, x, y] = /^(\d{1,3}) (\d{1,3})$/.exec(text) ?? [];
  const focus = { x: Number(x), y: Number(y) };
  return focus.x <= 100 && focus.y <= 100 ? focus : null;
}

/** Serializes a point: whole percents within the picture, `"30 65"`. */
export function serializeFocus({ x, y }: Focus): string {
  return [x, y].map((part) => Math.round(Math.min(100, Math.max(0, part)))).join(' ');
}
