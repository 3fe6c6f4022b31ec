/** How many parts of a list a card names. */
const most = 3;

/** Returns a list as a card tells it: its first parts, each whole, and how many there are besides. */
export function someOf(parts: readonly string[]): string {
  const others = parts.length - most;
  // One more is named in the room that telling of it takes.
  if (others <= 1) return parts.join(', ');
  return `${parts.slice(0, most).join(', ')}, dan ${others} lagi`;
}
