import { isRichTextValue } from '@pesantren/api-client/contract/texts/rich-text';
import { listMarker } from './list-marker.ts';

/** The meanings that the number of a list's first item may have: `c` is the third letter, and a hundred in Roman numerals. */
type Numbering = { type: string | null; start: number };

/** A list that is being built; without numberings its items have bullets. */
type List = { element: Element; numberings: readonly Numbering[]; readonly markers: string[] };

const letteredTypes = ['i', 'a', 'I', 'A'];
/** The numbers that letters may stand for: nobody counts further in them. */
const starts = Array.from({ length: 500 }, (_, index) => index + 1);

/** `1.`, `a)`, `(iv)`: the marker of an item that a list of the contract can have. */
const number = /^\(?(?:(\d{1,4})[.)]{0,2}|([a-z]{1,8})[.)]{1,2})$/i;

/**
 * Turns Word's paragraphs that only look like lists (`mso-list:l0 level1`) into lists, nested by their level and numbered
 * as their markers count. Markers that no list can draw, such as `1.1` or `Pasal 2`, and one without a second stay words.
 */
export function convertWordLists(page: Document): void {
  // The open list of each level, outermost first.
  let open: List[] = [];
  const all = new Set<List>();
  for (const paragraph of page.querySelectorAll('p[style*="mso-list"]')) {
    const sign = paragraph.querySelector('[style*="mso-list:Ignore" i]');
    const marker = sign?.textContent.trim() ?? '';
    const numberings = numberingsOf(marker);
    if (!sign || (numberings.length === 0 && /\p{L}\p{L}|\p{N}/u.test(marker))) {
      sign?.replaceWith(`${marker} `);
      continue;
    }
    sign.remove();
    if (paragraph.previousElementSibling !== open[0]?.element) open = [];
    const level = Number(/level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1);
    // A level that Word skips would be an empty item.
    const depth = Math.min(Math.max(level, 1), open.length + 1);
    const around = open[depth - 2]?.element;
    const list = continued(open[depth - 1], numberings) ?? begin(numberings, around, paragraph);
    open = [...open.slice(0, depth - 1), list];
    all.add(list);
    list.markers.push(marker);
    const item = page.createElement('li');
    list.element.append(item);
    item.append(...paragraph.childNodes);
    paragraph.remove();
  }
  for (const list of all) finish(list);
}

/** Begins a list below the last item of the list around it, or before its first line. */
function begin(
  numberings: readonly Numbering[],
  around: Element | undefined,
  first: Element,
): List {
  const element = first.ownerDocument.createElement(numberings.length > 0 ? 'ol' : 'ul');
  const parent = around?.lastElementChild;
  if (parent) parent.append(element);
  else first.before(element);
  return { element, numberings, markers: [] };
}

function numberingsOf(sign: string): Numbering[] {
  const [, digits, letters = ''] = number.exec(sign) ?? [];
  const isNumber = digits !== undefined && isRichTextValue('start', digits);
  if (isNumber) return [{ type: null, start: Number(digits) }];
  return letteredTypes.flatMap((type): Numbering[] => {
    const start = starts.find((one) => listMarker(type, one) === letters);
    return start ? [{ type, start }] : [];
  });
}

/** Returns the list where an item of these numbers is its next one. */
function continued(list: List | undefined, next: readonly Numbering[]): List | undefined {
  if (!list || (list.numberings.length === 0) !== (next.length === 0)) return undefined;
  if (next.length === 0) return list;
  const count = list.markers.length;
  const fitting = list.numberings.filter(({ type, start }) =>
    next.some((other) => other.type === type && other.start === start + count),
  );
  if (fitting.length === 0) return undefined;
  list.numberings = fitting;
  return list;
}

function finish({ element, numberings: [numbering], markers }: List): void {
  if (!numbering) return;
  const [item] = element.children;
  if (markers.length === 1 && item && !item.querySelector('ol, ul')) {
    const line = element.ownerDocument.createElement('p');
    line.append(`${markers[0]} `, ...item.childNodes);
    element.replaceWith(line);
    return;
  }
  if (numbering.type) element.setAttribute('type', numbering.type);
  if (numbering.start !== 1) element.setAttribute('start', String(numbering.start));
}
