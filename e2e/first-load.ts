import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/**
 * What a page loads first, in bytes after brotli: scripts and style sheets, each file once; `own` is the site page's
 * own script. A page whose code comes in steps is there once `shown` is: between them the network may rest.
 */
export async function firstLoad(
  page: Page,
  url: string,
  shown?: () => Promise<void>,
): Promise<{ script: number; style: number; own: number }> {
  const bytes = { script: 0, style: 0, own: 0 };
  const seen = new Set<string>();
  const reads: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if ((type !== 'script' && type !== 'stylesheet') || seen.has(response.url())) return;
    seen.add(response.url());
    const kind = type === 'script' ? 'script' : 'style';
    reads.push(
      response.body().then((body) => {
        const { length } = brotliCompressSync(body);
        bytes[kind] += length;
        if (/-page-[^/]*\.js$/.test(response.url())) bytes.own += length;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await shown?.();
  await Promise.all(reads);
  return bytes;
}
