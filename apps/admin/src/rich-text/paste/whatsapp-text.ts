import { printableLines } from '@pesantren/api-client/contract/texts/printable';
import { Fragment, type Mark, type Node, type Schema, Slice } from '@tiptap/pm/model';
import { writtenSymbols } from './symbol-fonts.ts';

/**
 * Returns the pattern of the words between two signs: the sign is group `sign` of the whole pattern. Signs in a row are a
 * blank to fill in, and `(*)` is a footnote's.
 */
export function wordsBetween(sign: number): string {
  const same = `\\${sign}`;
  return String.raw`(?!${same}|[\s)\]}.,;:!?])((?:(?!${same}).)*?(?!${same})[^\s(\[{])${same}`;
}

/** Matches the places where no sign begins: within an address, whose account may be `instagram.com/_nama_` or `@_nama_`. */
export const outsideAddress = String.raw`(?<!@\S*|:\/\/\S*|[\p{L}\p{N}]\.[a-z]{2,}\/\S*)`;

/** The signs of WhatsApp and the marks that they mean, its monospace first: nothing within it is a sign. */
const signs = new RegExp(
  String.raw`(^|[^\p{L}\p{N}*_~])(?:\x60{3}(?!\s)([^\x60]+?)\x60{3}|\x60([^\s\x60]+)\x60|${outsideAddress}([*_~])${wordsBetween(4)}(?!\4))(?![\p{L}\p{N}@])`,
  'u',
);
export const marksOf: Readonly<Record<string, string>> = {
  '*': 'bold',
  _: 'italic',
  '~': 'strike',
};

const dashed = /^\s*[-*•]\s+(.*)/;
const numbered = /^\s*(\d{1,3})[.)]\s+(.*)/;

/**
 * Parses a message that was copied out of WhatsApp, as the clipboard holds it without HTML: bold, italic, struck and
 * monospaced words, dashed and numbered lists; every other line is a paragraph.
 */
export function parseWhatsApp(text: string, schema: Schema): Slice {
  const lines = printableLines(writtenSymbols(text)).filter((line) => line.trim() !== '');
  const blocks: Node[] = [];
  for (let at = 0; at < lines.length; ) {
    const list = listAt(lines, at);
    if (list) {
      const items = list.items.map((item) =>
        schema.node('listItem', null, [paragraph(item, schema)]),
      );
      blocks.push(schema.node(list.type, null, items));
      at += list.items.length;
    } else {
      blocks.push(paragraph(lines[at] ?? '', schema));
      at += 1;
    }
  }
  const isOpen = (node: Node | undefined) => (node?.type.name === 'paragraph' ? 1 : 0);
  return new Slice(Fragment.from(blocks), isOpen(blocks[0]), isOpen(blocks.at(-1)));
}

type List = { type: 'bulletList' | 'orderedList'; items: string[] };

/** Returns the list of two lines or more that begins at a line; its numbers count up from 1, others stay words. */
function listAt(lines: readonly string[], at: number): List | null {
  const items: string[] = [];
  const isNumbered = numbered.test(lines[at] ?? '');
  for (const line of lines.slice(at)) {
    const [, sign, rest] = (isNumbered && numbered.exec(line)) || [];
    const item = isNumbered ? sign === String(items.length + 1) && rest : dashed.exec(line)?.[1];
    if (!item) break;
    items.push(item);
  }
  if (items.length < 2) return null;
  return { type: isNumbered ? 'orderedList' : 'bulletList', items };
}

function paragraph(line: string, schema: Schema): Node {
  return schema.node('paragraph', null, inline(line, schema, []));
}

function inline(text: string, schema: Schema, marks: readonly Mark[]): Node[] {
  const found = signs.exec(text);
  if (!found) return text ? [schema.text(text, marks)] : [];
  const [all, before = '', block, code, sign = '', words = ''] = found;
  const start = text.slice(0, found.index) + before;
  const mono = block ?? code;
  const marked =
    mono === undefined
      ? inline(words, schema, [...marks, schema.mark(marksOf[sign] ?? 'bold')])
      : [schema.text(mono, [schema.mark('code')])];
  return [
    ...(start ? [schema.text(start, marks)] : []),
    ...marked,
    ...inline(text.slice(found.index + all.length), schema, marks),
  ];
}
