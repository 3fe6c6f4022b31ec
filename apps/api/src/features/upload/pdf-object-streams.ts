import { createInflateRaw } from 'node:zlib';

/** How far a stream's dictionary reaches before and behind its type, in bytes. */
const dictionaryReach = 1024;

/** The most bytes of an object stream that are looked through; those of real documents stay far below. */
const most = 64 * 1_048_576;

/** A filter's key, any letter of which may be written by its number, and its value. */
const filterKey = /\/(?:F|#46)(?:i|#69)(?:l|#6c)(?:t|#74)(?:e|#65)(?:r|#72)(?![A-Za-z#])/i;
const deflated = /^\s*\[?\s*\/Fl(?:ateDecode)?\s*(?:\]|\/|>>|$)/;

/**
 * Inflates the object stream whose type stands at a place (PDF 32000-1, section 7.5.7), as far as a reader would: its
 * checksum and its given length count for nothing. Null for one that is not compressed.
 * @returns `unreadable` for one packed in a way that no program uses, or too large
 */
export async function inflateObjects(
  bytes: Buffer,
  place: number,
): Promise<Buffer | null | 'unreadable'> {
  const start = Math.max(0, place - dictionaryReach);
  const near = bytes.toString('latin1', start, place + dictionaryReach);
  const middle = place - start;
  const begin = />>\s*stream(?:\r\n|\n|\r)/g;
  begin.lastIndex = middle;
  const found = begin.exec(near);
  if (!found) return 'unreadable';
  const dictionary = near.slice(near.lastIndexOf('obj', middle) + 'obj'.length, found.index);
  const filter = filterKey.exec(dictionary);
  if (!filter) return null;
  const value = dictionary.slice(filter.index + filter[0].length);
  if (!deflated.test(value) || /\/Predictor\s+(?!1\b)\d/.test(dictionary)) return 'unreadable';
  // Two bytes of zlib's header (RFC 1950), which tell nothing that matters here.
  return inflated(bytes.subarray(start + found.index + found[0].length + 2));
}

/** Inflates data up to its own end, or to where it is damaged. */
function inflated(data: Buffer): Promise<Buffer | 'unreadable'> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let total = 0;
    const inflate = createInflateRaw();
    const end = () => resolve(Buffer.concat(chunks));
    inflate.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      total += chunk.length;
      if (total <= most) return;
      resolve('unreadable');
      inflate.destroy();
    });
    inflate.once('end', end).once('error', end);
    inflate.end(data);
  });
}
