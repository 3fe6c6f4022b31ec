import type { AppConfig } from '../src/config.ts';

const emptyBlock = /(<script type="application\/json" id="config">)[^<]*(<\/script>)/;

/**
 * Fills this environment's configuration into the JSON block of the built index.html, which a browser
 * never runs.
 * @throws Error when the page has no such block.
 */
export function fillConfig(html: string, config: AppConfig): string {
  if (!emptyBlock.test(html)) throw new Error('index.html tidak memiliki blok konfigurasi.');
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(emptyBlock, (_, start: string, end: string) => start + json + end);
}
