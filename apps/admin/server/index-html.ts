import type { AppConfig } from '../src/config.ts';

const emptyBlock = /(<script type="application\/json" id="config">)[^<]*(<\/script>)/;

/**
 * The built index.html with this environment's configuration in its JSON block, which a browser
 * reads but never runs.
 * @throws Error when the page has no such block.
 */
export function fillConfig(html: string, config: AppConfig): string {
  if (!emptyBlock.test(html)) throw new Error('index.html tidak memiliki blok konfigurasi.');
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(emptyBlock, (_, start: string, end: string) => start + json + end);
}
