import { serverFetch } from './server-fetch.ts';

/** Largest file that is read, in bytes: what our provider stores is smaller. */
const most = 16_000_000;

/**
 * A picture on the provider's host, for a server that draws with it; a JPEG where the provider has one.
 * @param url absolute; the caller has seen to it that it is the provider's (reliability S14).
 * @returns null when it is missing, is too large or does not come within 5 s.
 */
export async function readProviderPicture(url: string): Promise<Uint8Array | null> {
  try {
    const response = await serverFetch(url, { headers: { Accept: 'image/jpeg' } });
    if (!response.ok || !response.body) return null;
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body) {
      size += part.length;
      if (size > most) return null;
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch {
    return null;
  }
}
