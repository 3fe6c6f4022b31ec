import type { Page } from '@playwright/test';

/** In bytes: the whole of a visit on the wire with its headers, by kind; `body` is the document's alone. */
export type Traffic = {
  body: number;
  html: number;
  style: number;
  script: number;
  font: number;
  pictures: number;
  json: number;
  /** Preflights and what else there is. */
  rest: number;
  all: number;
};

/** CDP's `Network.ResourceType` by the kinds that are counted here. */
const kinds: Record<string, keyof Traffic> = {
  Document: 'html',
  Stylesheet: 'style',
  Script: 'script',
  Font: 'font',
  Image: 'pictures',
  Fetch: 'json',
};

/**
 * Opens a page and counts what travels until the network is quiet; `shown` is awaited where code comes in
 * steps, between which it may be quiet as well.
 */
export async function traffic(
  page: Page,
  url: string,
  shown?: () => Promise<unknown>,
): Promise<Traffic> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytes: Traffic = {
    body: 0,
    html: 0,
    style: 0,
    script: 0,
    font: 0,
    pictures: 0,
    json: 0,
    rest: 0,
    all: 0,
  };
  const kindOf = new Map<string, keyof Traffic>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kindOf.set(requestId, kinds[type] ?? 'rest');
    if (type === 'Document') bytes.body = Number(response.headers['content-length']);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kindOf.get(requestId) ?? 'rest'] += encodedDataLength;
    bytes.all += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await shown?.();
  await session.detach();
  return bytes;
}

/** A phone, as Lighthouse has it. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
