import {
  type DehydratedPage,
  dehydratedStateId,
  serializeState,
} from '../../src/hydration/dehydrated-state.ts';

/**
 * The page as it is sent: what React drew, with the build's tags and the state in its head and at
 * the end of its body. Both places tolerate more than React knows of when it hydrates.
 */
export function pageHtml(
  drawn: string,
  tags: { head: string; end: string },
  dehydratedPage: DehydratedPage,
): string {
  const state = `<script type="application/json" id="${dehydratedStateId}">${serializeState(dehydratedPage)}</script>`;
  const [head, body] = splitAt(drawn, drawn.indexOf('</head>'));
  const [content, end] = splitAt(body, body.lastIndexOf('</body>'));
  return `<!doctype html>${head}${tags.head}${content}${state}${tags.end}${end}`;
}

/** The page of last resort, when even the error page cannot be drawn. */
export const plainErrorHtml =
  '<!doctype html><html lang="id"><meta charset="utf-8"><title>Terjadi kesalahan</title>' +
  '<h1>Terjadi kesalahan</h1><p>Muat ulang halaman, atau <a href="/">kembali ke beranda</a>.</p></html>';

function splitAt(text: string, index: number): [string, string] {
  return [text.slice(0, index), text.slice(index)];
}
