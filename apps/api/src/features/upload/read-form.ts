import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { Problem } from '../../http/problem.ts';

/** The files and texts of a form, each under the name of its field. */
export type UploadForm = {
  files: { field: string; bytes: Buffer }[];
  /** The first text of each name. */
  texts: Map<string, string>;
};

/** Twice what our own forms have. */
const limits = { parts: 8 };

/** An upload stalls when two windows in a row (milliseconds) bring fewer bytes than this. */
const stall = { window: 5_000, bytes: 10_000 };

/**
 * Parses a form (RFC 7578) of at most `maxSize` bytes as it arrives, each file copied once: `formData()`
 * copies it four times and blocks the event loop meanwhile. A malformed form is an empty one.
 * @throws Problem `too-large` as soon as there is more, whatever `Content-Length` says; `unavailable` when it stalls.
 */
export async function readForm({ headers, body }: Request, maxSize: number): Promise<UploadForm> {
  if (Number(headers.get('Content-Length')) > maxSize) throw new Problem('too-large');
  const form: UploadForm = { files: [], texts: new Map() };
  const timeout = createStallTimeout();
  try {
    const type = headers.get('Content-Type') ?? '';
    const parser = new Busboy({ headers: { 'content-type': type }, limits });
    parser.on('file', (field, file) => {
      const chunks: Buffer[] = [];
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      // Busboy reports a truncated file only here, and an unhandled 'error' event ends the process.
      file.on('error', (error) => parser.destroy(error));
      file.on('end', () => form.files.push({ field, bytes: Buffer.concat(chunks) }));
    });
    parser.on('partsLimit', () => parser.destroy(new Error('too many parts')));
    parser.on('field', (name, text) => form.texts.has(name) || form.texts.set(name, text));
    if (body) await pipeline(readChunks(body.getReader(), maxSize, timeout), parser);
    return form;
  } catch (error) {
    if (error instanceof Problem) throw error;
    return { files: [], texts: new Map() };
  } finally {
    timeout.clear();
  }
}

/** Yields a body's chunks. @throws Problem `too-large` past `maxSize`, and the timeout's reason. */
async function* readChunks(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxSize: number,
  { signal, received }: StallTimeout,
): AsyncGenerator<Uint8Array> {
  // A pending read ends with its stream.
  signal.addEventListener('abort', () => reader.cancel().catch(() => {}));
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    signal.throwIfAborted();
    if (done) return;
    size += value.length;
    if (size > maxSize) throw new Problem('too-large');
    received(value.length);
    yield value;
  }
}

type StallTimeout = ReturnType<typeof createStallTimeout>;

/**
 * Creates a timeout that aborts `signal` with Problem `unavailable` when an upload stalls, so that a
 * phone without a network, or a slow-read attack, makes room for uploads that wait
 * (docs/reliability.md#u12).
 */
function createStallTimeout() {
  const controller = new AbortController();
  let bytes = 0;
  let wasSlow = false;
  const timer = setInterval(() => {
    const isSlow = bytes < stall.bytes;
    if (isSlow && wasSlow) {
      controller.abort(new Problem('unavailable', { headers: { 'Retry-After': '5' } }));
    }
    wasSlow = isSlow;
    bytes = 0;
  }, stall.window);
  return {
    signal: controller.signal,
    received(more: number): void {
      bytes += more;
    },
    clear: () => clearInterval(timer),
  };
}
