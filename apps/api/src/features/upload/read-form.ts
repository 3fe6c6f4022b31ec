import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { Problem } from '../../http/problem.ts';
import { createStallTimeout } from './pace.ts';

/** What a form brings: its files and texts, each under the name of its field. */
export type SentForm = {
  files: { field: string; bytes: Buffer }[];
  /** Of several texts under one name the first. */
  texts: Map<string, string>;
};

/** More than any form of ours has: one with more is none. */
const limits = { parts: 8 };

/**
 * Reads a form (RFC 7578) of at most `maxSize` bytes as it comes, each file copied once: `formData()` copies it
 * four times, and for that long nobody else is answered. What is no whole form is an empty one.
 * @throws Problem `too-large` as soon as there is more, whatever length was told; `unavailable` when it stalls.
 */
export async function readForm({ headers, body }: Request, maxSize: number): Promise<SentForm> {
  if (Number(headers.get('Content-Length')) > maxSize) throw new Problem('too-large');
  const form: SentForm = { files: [], texts: new Map() };
  const { signal, passed, end } = createStallTimeout();
  try {
    const type = headers.get('Content-Type') ?? '';
    const parser = new Busboy({ headers: { 'content-type': type }, limits });
    parser.on('file', (field, file) => {
      const chunks: Buffer[] = [];
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      // Of a file that is cut off nobody else hears, and an error that nobody hears ends the process.
      file.on('error', (error) => parser.destroy(error));
      file.on('end', () => form.files.push({ field, bytes: Buffer.concat(chunks) }));
    });
    parser.on('partsLimit', () => parser.destroy(new Error('too many parts')));
    parser.on('field', (name, text) => form.texts.has(name) || form.texts.set(name, text));
    if (body) await pipeline(chunksOf(body.getReader(), { maxSize, signal, passed }), parser);
    return form;
  } catch (error) {
    if (error instanceof Problem) throw error;
    return { files: [], texts: new Map() };
  } finally {
    end();
  }
}

/** Reads until the end, or until there is too much or `signal` says to stop: its reason is thrown. */
async function* chunksOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  {
    maxSize,
    signal,
    passed,
  }: { maxSize: number } & Omit<ReturnType<typeof createStallTimeout>, 'end'>,
): AsyncGenerator<Uint8Array> {
  // A read that waits ends with the stream.
  signal.addEventListener('abort', () => reader.cancel().catch(() => {}));
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    signal.throwIfAborted();
    if (done) return;
    size += value.length;
    if (size > maxSize) throw new Problem('too-large');
    passed(value.length);
    yield value;
  }
}
