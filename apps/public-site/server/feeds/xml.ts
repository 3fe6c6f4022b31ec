/** A piece of well-formed XML. */
export class Xml {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

// Characters that XML 1.0 forbids even as references (section 2.2), besides lone surrogates.
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what it looks for
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * Tags a template as XML. Texts are escaped and freed of forbidden characters (docs/reliability.md#i10); XML, single or in
 * arrays, is inserted as it is; null and `false` are left out.
 */
export function xml(
  template: TemplateStringsArray,
  ...values: readonly (string | Xml | readonly Xml[] | null | false)[]
): Xml {
  const pieces = template.map((text, index) => text + sourceOf(values[index] ?? ''));
  return new Xml(pieces.join(''));
}

/** Writes a document of one root element. */
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
