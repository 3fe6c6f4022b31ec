/** A parsed body, the same whether a browser or the server parsed it: text, or an HTML element. */
export type HtmlNode = string | HtmlElement;

export type HtmlElement = {
  /** Lower case. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly HtmlNode[];
};

/** Elements nested deeper than this are left out; no writer nests so deep, an attacker does. */
export const maxDepth = 60;

/** What both parsers are given: the start of a document in no-quirks mode, already inside `<body>`. */
export const documentStart = '<!doctype html><body>';
