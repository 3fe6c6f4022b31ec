/** The words of a text or of its markup. */
export function wordsIn(text: string): Set<string> {
  const plain = text.replace(/\\[nt]|<[^>]*>|&\w+;/g, ' ');
  return new Set(plain.toLowerCase().match(/[a-z]+/g) ?? []);
}
