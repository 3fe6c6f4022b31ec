/** A piece of well-formed XML. */
export class Xml {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

// What XML 1.0 has no place for, escaped or not (section 2.2): controls, half characters, two more.
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what it looks for
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * XML out of a template. Text is escaped and rid of what XML cannot hold (reliability I10, X04); pieces
 * of XML, also many, stand as they are; null and `false` are left out.
 */
export function xml(
  template: TemplateStringsArray,
  ...values: readonly (string | Xml | readonly Xml[] | null | false)[]
): Xml {
  const pieces = template.map((text, index) => text + sourceOf(values[index] ?? ''));
  return new Xml(pieces.join(''));
}

/** A whole document of one root element. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root.source}\n`;
}

function sourceOf(value: string | Xml | readonly Xml[] | false): string {
  if (value === false) return '';
  if (value instanceof Xml) return value.source;
  if (typeof value !== 'string') return value.map(({ source }) => source).join('');
  const text = value.toWellFormed().replace(forbidden, '');
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
