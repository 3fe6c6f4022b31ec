/** Matches the targets of a text's links, and addresses that stand in it as they are. */
const target = /\shref="([^"]+)"|(?<![="'/\w])(https?:\/\/[^\s"'<>]+)/g;

/** Lists where a body leads, each address once, without what only chooses a place on its page. */
export function linksIn(body: string): string[] {
  const found = [...body.matchAll(target)].map(([, href, plain]) =>
    (href ?? plain?.replace(/[.,;:!?)]+$/, '') ?? '').replaceAll('&amp;', '&').replace(/#.*/s, ''),
  );
  return [...new Set(found)].filter((url) => /^(?:https?:\/\/.|\/[^/])/.test(url));
}
