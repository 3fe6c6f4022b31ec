/** `“A”, “B” dan 3 lainnya`: the first names of many. */
export function joinNames(names: readonly string[], shown: number): string {
  const quoted = names.slice(0, shown).map((name) => `“${name}”`);
  const rest = names.length - quoted.length;
  return quoted.join(', ') + (rest > 0 ? ` dan ${rest} lainnya` : '');
}
