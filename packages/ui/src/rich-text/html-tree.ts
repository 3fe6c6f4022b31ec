/** A node of a parsed body, equal in browser and server: text, or an HTML element. */
export type HtmlNode = string | HtmlElement;

export type HtmlElement = {
  /** Lower case. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly HtmlNode[];
};

/** Elements nested deeper than this are left out; no writer nests so deep, an attacker does. */
export const maxDepth = 60;

/**
 * Formatting elements, which HTML reopens in every block until they are closed: a short text can become a tree of
 * millions. Under names that HTML does not know they open once. Of `a` one at most stays open.
 */
const reopened = /^(?:b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/;

/** Elements that end their predecessor, and empty ones. */
const flat =
  /^(?:p|li|dt|dd|tr|td|th|thead|tbody|tfoot|option|br|hr|img|wbr|input|col|link|meta|source|embed)$/;

/** Browsers take seconds for a body with many thousand elements within each other; writers have a few. */
const openLimit = 500;

/** Wraps a body in the document that both parsers read: no-quirks mode, inside `<body>`, of bounded depth. */
export function documentOf(text: string): string {
  const open = new Map<string, number>();
  let all = 0;
  const body = text.replace(
    /<(\/?)([a-z][^\s/>]*)([^>]*>?)/gi,
    (tag, end: string, typed: string, rest: string) => {
      const name = typed.toLowerCase();
      if (flat.test(name)) return tag;
      // The end of one heading ends any other.
      const kind = name.replace(/^h[1-6]$/, 'h');
      const count = open.get(kind) ?? 0;
      if (end ? count === 0 : all >= openLimit) return '';
      const more = end ? -1 : 1;
      open.set(kind, count + more);
      all += more;
      return reopened.test(name) ? `<${end}x-${name}${rest}` : tag;
    },
  );
  return `<!doctype html><body>${body}`;
}

/** Returns the name of an element as the text has it. */
export function writtenName(tag: string): string {
  return tag.replace(/^x-/, '');
}

/** Returns the text of a node, or its beginning of about `maxLength` characters. */
export function textOf(node: HtmlNode, maxLength = Number.POSITIVE_INFINITY): string {
  if (typeof node === 'string') return node;
  let text = '';
  for (const child of node.children) {
    text += textOf(child, maxLength);
    if (text.length > maxLength) break;
  }
  return text;
}
