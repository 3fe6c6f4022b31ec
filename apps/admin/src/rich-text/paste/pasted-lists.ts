import {
  isRichTextValue,
  richTextAttributes,
} from '@pesantren/api-client/contract/texts/rich-text';
import { listStyles } from '@pesantren/ui/rich-text/list-styles';

const types: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(listStyles).map(([type, style]) => [style, type])),
  'lower-latin': 'a',
  'upper-latin': 'A',
};

/** Gives the lists of a pasted page the numbers that they were copied with, in attributes of the contract. */
export function numberLists(page: Document): void {
  for (const list of page.querySelectorAll('ol')) {
    const items = [...list.children].filter((child) => child.localName === 'li') as HTMLLIElement[];
    const style = list.style.listStyleType || items[0]?.style.listStyleType || '';
    if (style) list.setAttribute('type', types[style] ?? '1');
    if (style === 'none') replaceTag(list, 'ul');
    else numberItems(list, items, numbersOf(list, items));
  }
}

function numberItems(
  list: HTMLOListElement,
  items: readonly HTMLLIElement[],
  numbers: readonly number[],
): void {
  if (!numbers.every((number) => isRichTextValue('start', String(number)))) {
    for (const [index, item] of items.entries()) prependWords(item, `${numbers[index]}. `);
    replaceTag(list, 'div');
    return;
  }
  let part = list;
  let next = numbers[0] ?? 1;
  setStart(list, next);
  for (const [index, item] of items.entries()) {
    const number = numbers[index] ?? next;
    if (number !== next) part = split(part, item, number);
    next = number + 1;
  }
}

function numbersOf(list: HTMLOListElement, items: readonly HTMLLIElement[]): number[] {
  const step = list.reversed ? -1 : 1;
  let next = list.reversed && !list.hasAttribute('start') ? items.length : list.start;
  return items.map((item) => {
    const value = item.getAttribute('value') ?? '';
    const number = /^-?\d+$/.test(value) ? Number(value) : next;
    next = number + step;
    return number;
  });
}

/** Writes a number that no list can have before an item's words, which become a paragraph. */
function prependWords(item: Element, words: string): void {
  (item.querySelector('p') ?? item).prepend(words);
  replaceTag(item, 'div');
}

/** Writes whether a box of a list was ticked, which Google Docs draws as a picture and others as a control. */
export function writeCheckboxes(page: Document): void {
  for (const item of page.querySelectorAll('[role=checkbox]')) {
    item.querySelector('img')?.remove();
    (item.querySelector('p') ?? item).prepend(boxOf(item.getAttribute('aria-checked') === 'true'));
  }
  for (const box of page.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    box.replaceWith(boxOf(box.hasAttribute('checked')));
  }
}

function boxOf(isTicked: boolean): string {
  return isTicked ? '☑ ' : '☐ ';
}

/** Removes values that the contract does not allow from a pasted page, so that the editor does not draw them either. */
export function dropOtherValues(page: Document): void {
  for (const element of page.body.querySelectorAll('*')) {
    for (const name of richTextAttributes[element.localName] ?? []) {
      // Addresses are the links' and the pictures' care.
      if (name === 'href' || name === 'src' || !element.hasAttribute(name)) continue;
      const value = element.getAttribute(name)?.trim() ?? '';
      if (!isRichTextValue(name, value)) element.removeAttribute(name);
    }
  }
}

/** Splits a list before an item, whose number is another than the next. */
function split(list: HTMLOListElement, item: Element, number: number): HTMLOListElement {
  const rest = list.cloneNode() as HTMLOListElement;
  const children = [...list.children];
  rest.append(...children.slice(children.indexOf(item)));
  list.after(rest);
  setStart(rest, number);
  return rest;
}

function setStart(list: HTMLOListElement, number: number): void {
  if (number === 1) list.removeAttribute('start');
  else list.setAttribute('start', String(number));
}

function replaceTag(list: Element, tag: string): void {
  const other = list.ownerDocument.createElement(tag);
  other.append(...list.childNodes);
  list.replaceWith(other);
}
