// NUL and other controls, non-characters, and the marks that change the direction of what follows.
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point (docs/reliability.md#i10, #i11)
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;

/** The ends of lines and pages that PDF readers and word processors write in place of a line feed. */
const lineEnds =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
  /[\u000b\u000c\u0085\u2028\u2029]/g;

/**
 * Removes controls and direction marks, and makes the text well-formed: every database can hold it, and the editor draws
 * nothing that visitors will not read. Lines and pages that ended by a sign of their own do not run into each other.
 */
export function printable(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(lineEnds, ' ')
    .replace(unprintable, '');
}

/** Returns the lines of a text, each of them printable. */
export function printableLines(text: string): string[] {
  const lines = text.replace(lineEnds, '\n').split(/\r\n?|\n/);
  return lines.map(printable);
}
