import { LRUCache } from 'lru-cache';
import { singleFlight } from './single-flight.ts';

type Copy = { status: number; headers: [string, string][]; body: ArrayBuffer };

/** The size of the cache, in bytes. */
const maxSize = 32 * 1024 * 1024;

/**
 * Wraps a `fetch` whose callers read the same lists: concurrent requests of a URL are coalesced
 * (docs/reliability.md#s07), and a response with an `ETag` is revalidated (RFC 9110 section 13). Every caller
 * gets a `Response` of its own.
 */
export function conditionalFetch(send: typeof fetch): typeof fetch {
  const copies = new LRUCache<string, Copy>({
    maxSize,
    sizeCalculation: ({ body }, url) => body.byteLength + url.length + 500,
  });
  const flight = singleFlight<Copy>();

  return async (input, init) => {
    const url = String(input);
    const { status, headers, body } = await flight(url, () => revalidate(url, init));
    return new Response(bodiless.has(status) ? null : body, { status, headers });
  };

  async function revalidate(url: string, init?: RequestInit): Promise<Copy> {
    const copy = copies.get(url);
    const tag = copy && new Headers(copy.headers).get('ETag');
    const headers = new Headers(init?.headers);
    if (tag) headers.set('If-None-Match', tag);
    // Shared by all callers: the abort of one must not end it.
    const response = await send(url, { ...init, headers, signal: null });
    if (response.status === 304 && copy) return copy;

    const fresh = {
      status: response.status,
      headers: [...response.headers],
      body: await response.arrayBuffer(),
    };
    if (response.status === 200 && response.headers.has('ETag')) copies.set(url, fresh);
    else copies.delete(url);
    return fresh;
  }
}

/** Statuses whose answers have no body (Fetch standard). */
const bodiless = new Set([204, 205, 304]);
