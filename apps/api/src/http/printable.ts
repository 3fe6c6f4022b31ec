// NUL and other controls, non-characters, and the marks that turn the direction of what follows.
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point (reliability I10, I11)
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;

/** A text without what prints nothing or turns the line around, and well-formed: every database can hold it. */
export function printable(text: string): string {
  return text.toWellFormed().replace(unprintable, '');
}

/** The same for every text among an object's own values. */
export function printableFields(fields: object): Record<string, unknown> {
  const clean = (value: unknown) => (typeof value === 'string' ? printable(value) : value);
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, clean(value)]));
}
