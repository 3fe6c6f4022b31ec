import { isHtml } from '../contract/texts/rich-text.ts';

/** The characters of Latin-1 from U+00A0 on by their names in HTML, in order. */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const named = new Map([
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
  ...Object.entries({ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“' }),
  ...Object.entries({ rdquo: '”', bdquo: '„', bull: '•', hellip: '…', euro: '€', trade: '™' }),
  ...latin1.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
]);

const entity = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,7}));/g;

/**
 * Decodes the texts of an item whose provider has escaped them, as PHP hosts do on the way in, on the way out or both
 * (docs/contract.md#escaped-texts). A body of HTML stays as it is, and no plain text becomes HTML
 * (docs/reliability.md#p18).
 */
export function decodeItem(wire: unknown): unknown {
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return wire;
  return Object.fromEntries(
    Object.entries(wire).map(([name, value]) => [name, decodeField(name, value)]),
  );
}

function decodeField(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = withoutSlashes(value);
  if (!text.includes('&')) return text;
  return name === 'content' ? decodeBody(text) : decodeTwice(text);
}

/** Takes back PHP's `addslashes`, which puts a backslash before every quotation mark. */
function withoutSlashes(text: string): string {
  const isSlashed = /\\['"]/.test(text) && !/(?:^|[^\\])['"]/.test(text);
  return isSlashed ? text.replace(/\\(['"\\])/g, '$1') : text;
}

function decodeBody(body: string): string {
  if (isHtml(body)) return body;
  const text = decodeTwice(body);
  return isHtml(text) ? decodeTwice(body, isAngleBracket) : text;
}

function decodeTwice(text: string, isKept?: (character: string) => boolean): string {
  return decode(decode(text, isKept), isKept);
}

const isAngleBracket = (character: string) => character === '<' || character === '>';

function decode(text: string, isKept: (character: string) => boolean = () => false): string {
  return text.replace(entity, (whole, decimal, hexadecimal, name) => {
    const character = name
      ? named.get(name)
      : characterAt(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16));
    return character === undefined || isKept(character) ? whole : character;
  });
}

/** Returns the character of a code point; `undefined` for half a surrogate pair, a control character and none. */
function characterAt(code: number): string | undefined {
  if (code > 0x10ffff) return undefined;
  const character = String.fromCodePoint(code);
  return /[\p{Cc}\p{Cs}]/u.test(character) && !/[\t\n\r]/.test(character) ? undefined : character;
}
