import { LRUCache } from 'lru-cache';
import { singleFlight } from './single-flight.ts';

type Copy = { status: number; headers: [string, string][]; body: ArrayBuffer };

/** In bytes: what is kept of the provider's answers in all. */
const space = 32 * 1024 * 1024;

/**
 * A `fetch` for pages that read the same lists: who asks for what is just being fetched waits for that
 * (reliability S07), and what came with an `ETag` is next asked for only if it changed (RFC 9110, 13).
 * Every page gets a `Response` of its own.
 */
export function conditionalFetch(send: typeof fetch): typeof fetch {
  const copies = new LRUCache<string, Copy>({
    maxSize: space,
    sizeCalculation: ({ body }, url) => body.byteLength + url.length + 500,
  });
  const flight = singleFlight<Copy>();

  return async (input, init) => {
    const url = String(input);
    const { status, headers, body } = await flight(url, () => ask(url, init));
    return new Response(bodiless.has(status) ? null : body, { status, headers });
  };

  async function ask(url: string, init?: RequestInit): Promise<Copy> {
    const copy = copies.get(url);
    const tag = copy && new Headers(copy.headers).get('ETag');
    const headers = new Headers(init?.headers);
    if (tag) headers.set('If-None-Match', tag);
    // Others may wait for it too: the one who asked first cannot call it off.
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
