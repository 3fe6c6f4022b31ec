/** What a reader sees of elements: their lines with the numbers of lists, and the addresses of their links. */
export type Visible = { lines: readonly string[]; links: readonly string[] };

/**
 * Returns what a reader sees of nodes that stand in a page. It runs in the browser, where it asks for computed styles, so it
 * refers to nothing outside itself.
 */
export function visibleIn(nodes: readonly Node[]): Visible {
  const lines = [''];
  const links: string[] = [];
  let marker = '';
  const write = (text: string) => {
    const words = text.replace(/[\s\u200b\u2060]+/g, ' ');
    if (words.trim() === '' && marker) return;
    lines.push(`${lines.pop()}${marker}${words}`);
    marker = '';
  };
  let cells = 0;
  // A cell is a part of its row's line.
  const newLine = () => (cells > 0 ? write(' ') : lines.push(''));
  const letters = (number: number): string =>
    number < 1
      ? ''
      : letters(Math.floor((number - 1) / 26)) + 'abcdefghijklmnopqrstuvwxyz'[(number - 1) % 26];
  const roman = (number: number) => {
    const signs: [number, string][] = [
      [1000, 'm'],
      [900, 'cm'],
      [500, 'd'],
      [400, 'cd'],
      [100, 'c'],
      [90, 'xc'],
      [50, 'l'],
      [40, 'xl'],
      [10, 'x'],
      [9, 'ix'],
      [5, 'v'],
      [4, 'iv'],
      [1, 'i'],
    ];
    let rest = number;
    let text = '';
    for (const [value, sign] of signs) for (; rest >= value; rest -= value) text += sign;
    return text;
  };
  const numbered: Record<string, (number: number) => string> = {
    decimal: String,
    'lower-alpha': letters,
    'upper-alpha': (number) => letters(number).toUpperCase(),
    'lower-roman': roman,
    'upper-roman': (number) => roman(number).toUpperCase(),
  };
  const numberOf = (item: HTMLLIElement): number => {
    if (item.hasAttribute('value')) return item.value;
    const list = item.parentElement as HTMLOListElement;
    let before = item.previousElementSibling;
    while (before && before.localName !== 'li') before = before.previousElementSibling;
    if (before) return numberOf(before as HTMLLIElement) + (list.reversed ? -1 : 1);
    return list.reversed && !list.hasAttribute('start') ? list.children.length : list.start;
  };
  const visit = (node: Node): void => {
    if (node instanceof HTMLElement) visitElement(node);
    if (!(node instanceof Text) || !node.parentElement) return;
    const keepsLines = /pre|break/.test(getComputedStyle(node.parentElement).whiteSpace);
    for (const [index, line] of (keepsLines ? node.data.split('\n') : [node.data]).entries()) {
      if (index > 0) newLine();
      write(line);
    }
  };
  const markerOf = (element: HTMLElement): string => {
    const { display, listStyleType } = getComputedStyle(element);
    const draw = numbered[listStyleType];
    const isNumbered = display === 'list-item' && element.parentElement?.localName === 'ol';
    return isNumbered && draw ? `${draw(numberOf(element as HTMLLIElement))}. ` : '';
  };
  const visitInside = (element: HTMLElement): void => {
    marker = markerOf(element) || marker;
    if (element.localName === 'a') links.push(element.getAttribute('href') ?? '');
    // Emoji that are drawn as pictures.
    if (element instanceof HTMLImageElement && /^[^\p{L}]+$/u.test(element.alt)) write(element.alt);
    for (const child of element.childNodes) visit(child);
  };
  const visitElement = (element: HTMLElement): void => {
    const { display } = getComputedStyle(element);
    const isBlock = !/^(?:inline|contents|ruby|table-cell|none)/.test(display);
    if (isBlock || element.localName === 'br') newLine();
    if (display === 'table-cell') cells += 1;
    if (display !== 'none') visitInside(element);
    if (display === 'table-cell') {
      cells -= 1;
      write(' ');
    }
    if (isBlock) newLine();
  };
  for (const node of nodes) visit(node);
  return { lines, links };
}

/** Returns lines without what is drawn and not written: bullets, and whether a number ends with a dot or a parenthesis. */
export function plainLines(lines: readonly string[]): string[] {
  return lines
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^[•·§o-] /, '')
        .replace(/^\(?([A-Za-z]{1,5}|\d{1,4})[.)]{1,2} /, '$1. '),
    )
    .filter((line) => line !== '' && !/^[-•]$/.test(line));
}
