/** `1.`, `a)`, `iv.`: what Word writes before an item of a numbered list. */
const number = /^\W?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

/**
 * Makes lists of the paragraphs that Word only draws as such (`mso-list:l0 level1`): nested by their
 * level, numbered or not by the sign that stands before them, which goes.
 */
export function makeRealLists(page: Document): void {
  // Of each level that is open, outermost first.
  let lists: Element[] = [];
  for (const paragraph of page.querySelectorAll('p[style*="mso-list"]')) {
    const level = Number(/level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1);
    const sign = paragraph.querySelector('[style*="mso-list:Ignore" i]');
    const tag = number.test(sign?.textContent.trim() ?? '') ? 'ol' : 'ul';
    sign?.remove();
    if (paragraph.previousElementSibling !== lists[0]) lists = [];
    // A level that Word skips would be an item without words.
    const depth = Math.min(Math.max(level, 1), lists.length + 1);
    const isOpen = lists[depth - 1]?.localName === tag;
    lists = lists.slice(0, isOpen ? depth : depth - 1);
    if (!isOpen) lists.push(newList(page.createElement(tag), lists, paragraph));
    const item = page.createElement('li');
    lists.at(-1)?.append(item);
    item.append(...paragraph.childNodes);
    paragraph.remove();
  }
}

/** Puts a list where it begins: below the last item of the one around it, or before its first line. */
function newList(list: Element, around: readonly Element[], first: Element): Element {
  const parent = around.at(-1)?.lastElementChild;
  if (parent) parent.append(list);
  else first.before(list);
  return list;
}
