import { bodyWithinDeadline, outsideDeadline } from './deadline.ts';
import { endOfEntries, listLimits } from './list-limit.ts';
import type { Log } from './log.ts';
import { currentRequestId } from './request-log.ts';

/** The maximum of a picture, in bytes. */
const maxPicture = 16 * 1024 * 1024;

/** Returns true for a host name of this machine. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

/**
 * Creates the `fetch` of a server that renders pages: it gives up at its deadline with a `TimeoutError`, or by the signal of
 * its caller, and follows no redirect, so that it never leaves the configured provider (docs/reliability.md#s14).
 */
export function createServerFetch(deadline = outsideDeadline): typeof fetch {
  return (input, init) => {
    const signal = init?.signal ?? AbortSignal.timeout(deadline);
    const headers = new Headers(init?.headers);
    // On one machine compressing costs more than sending.
    if (isLoopback(new URL(String(input)).hostname)) headers.set('Accept-Encoding', 'identity');
    return fetch(input, { ...init, headers, signal, redirect: 'manual' });
  };
}

/** The `fetch` of a server with the deadline of all. */
export const serverFetch = createServerFetch();

/** Wraps a `fetch` so that it sends the id of the current request along, which our provider alone logs. */
export function sendingRequestId(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const id = currentRequestId();
    if (!id) return send(input, init);
    const headers = new Headers(init?.headers);
    headers.set('X-Request-Id', id);
    return send(input, { ...init, headers });
  };
}

/**
 * Wraps a `fetch` so that lists of a provider without paging stay small: of more than 8 MB or 5,000 entries only
 * the first ones are read. Any other response beyond 8 MB fails. The log gets one line when a list outgrows the limit,
 * and one when it is whole again.
 */
export function boundLists(send: typeof fetch, log: Log): typeof fetch {
  const tooLong = new Set<string>();

  function note(path: string, isTruncated: boolean): void {
    if (isTruncated === tooLong.has(path)) return;
    if (isTruncated) tooLong.add(path);
    else tooLong.delete(path);
    const event = isTruncated ? 'list-too-long' : 'list-whole';
    log({ event, path }, isTruncated ? 'error' : 'warn');
  }

  return async (input, init) => {
    const response = await send(input, init);
    if (!response.body) return response;
    const { bytes, isWhole } = await readStart(response.body, listLimits.bytes);
    const end = response.ok ? endOfEntries(bytes) : undefined;
    if (end === undefined && !isWhole) throw new Error('The answer is too long.');
    const isTruncated = end !== undefined && (end < bytes.length || !isWhole);
    if (response.ok) note(new URL(String(input)).pathname, isTruncated);
    const body = isTruncated ? Buffer.concat([bytes.subarray(0, end), closing]) : bytes;
    return new Response(body, response);
  };
}

const closing = Buffer.from(']');

/** Reads a body up to a limit in bytes and cancels the rest. */
async function readStart(
  body: ReadableStream<Uint8Array>,
  limit: number,
): Promise<{ bytes: Buffer<ArrayBuffer>; isWhole: boolean }> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    parts.push(part);
    size += part.length;
    if (size > limit) break;
  }
  return { bytes: Buffer.concat(parts, Math.min(size, limit)), isWhole: size <= limit };
}

/**
 * Requests a file on the provider's host: it begins by the deadline, or a `TimeoutError` is thrown, and then takes as long
 * as its reader does, but ends where the provider sends nothing for as long. No redirect is followed.
 * @param url absolute; the caller has proved that it is the provider's (docs/reliability.md#s14).
 */
export async function openProviderFile(
  url: string,
  { method, headers }: { method: 'GET' | 'HEAD'; headers: Headers },
  deadline = outsideDeadline,
): Promise<Response> {
  const id = currentRequestId();
  if (id) headers.set('X-Request-Id', id);
  headers.set('Accept-Encoding', 'identity');
  const waiting = new AbortController();
  const timeout = new DOMException('The file did not begin in time.', 'TimeoutError');
  const timer = setTimeout(() => waiting.abort(timeout), deadline);
  try {
    const file = await fetch(url, { method, headers, signal: waiting.signal, redirect: 'manual' });
    if (!file.body) return file;
    return new Response(bodyWithinDeadline(deadline, file.body), file);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads a picture on the provider's host, a JPEG where the provider has one.
 * @param url absolute; the caller has proved that it is the provider's (docs/reliability.md#s14).
 * @returns null when it is missing, too large or not there by the deadline.
 */
export async function readProviderPicture(url: string): Promise<Uint8Array | null> {
  try {
    const response = await serverFetch(url, { headers: { Accept: 'image/jpeg' } });
    if (!response.ok || !response.body) return null;
    const { bytes, isWhole } = await readStart(response.body, maxPicture);
    return isWhole ? bytes : null;
  } catch {
    return null;
  }
}
