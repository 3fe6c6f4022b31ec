import { createHash } from 'node:crypto';
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

/**
 * Names the page's revision in the built service worker, so that another configuration is a newer release to the
 * browsers that keep this one.
 * @param page all that a browser keeps of the page: its text and headers.
 */
export function fillRevision(script: string, page: string): string {
  const revision = createHash('sha256').update(page).digest('hex').slice(0, 16);
  return script.replace('__PAGE_REVISION__', revision);
}
