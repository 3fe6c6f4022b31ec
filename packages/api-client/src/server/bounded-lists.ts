/** The maximum of a list, in bytes and in entries. */
export const listLimits = { bytes: 8 * 1024 * 1024, entries: 5_000 } as const;

/** Receives for every list whether its rest was left out; `path` is its address without the query. */
export type OnListRead = (path: string, isTruncated: boolean) => void;

/**
 * Wraps a `fetch` so that lists of a provider without paging stay small: of more than 8 MB or 5,000 entries only
 * the first ones are read. Any other response beyond 8 MB fails.
 */
export function boundLists(send: typeof fetch, onListRead: OnListRead): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    if (!response.ok || !response.body) return response;
    const { bytes, isWhole } = await readStart(response.body);
    const end = endOfEntries(bytes);
    if (end === undefined && !isWhole) throw new Error('The answer is too long.');
    const isTruncated = end !== undefined && (end < bytes.length || !isWhole);
    onListRead(new URL(String(input)).pathname, isTruncated);
    const body = isTruncated ? Buffer.concat([bytes.subarray(0, end), closing]) : bytes;
    return new Response(body, response);
  };
}

const closing = Buffer.from(']');

/** Reads a body up to the limit and cancels the rest. */
async function readStart(body: ReadableStream<Uint8Array>) {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    parts.push(part);
    size += part.length;
    if (size > listLimits.bytes) break;
  }
  const isWhole = size <= listLimits.bytes;
  return { bytes: Buffer.concat(parts, Math.min(size, listLimits.bytes)), isWhole };
}

const [quote, backslash, comma] = [...Buffer.from('"\\,')];
/** The change of depth at each byte. */
const deeper = new Int8Array(256);
for (const byte of Buffer.from('[{')) deeper[byte] = 1;
for (const byte of Buffer.from(']}')) deeper[byte] = -1;

/**
 * Returns the end of the last whole entry of a JSON array within the limit; the length of a whole array,
 * `undefined` for any other text. Bytes suffice: UTF-8 has none of these within a letter.
 */
function endOfEntries(bytes: Buffer): number | undefined {
  let depth = 0;
  let entries = 0;
  let end: number | undefined;
  for (let at = startOf(bytes); at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === quote) {
      at = endOfText(bytes, at);
      continue;
    }
    depth += deeper[byte] ?? 0;
    if (depth === 0) return bytes.length;
    if (byte !== comma || depth !== 1) continue;
    end = at;
    entries += 1;
    if (entries === listLimits.entries) return end;
  }
  return end;
}

/** Returns the start of the array, behind a byte order mark and white space; the end where there is none. */
function startOf(bytes: Buffer): number {
  const start = bytes.indexOf('[');
  const before = bytes.subarray(0, Math.max(start, 0)).toString().trim();
  return start >= 0 && before === '' ? start : bytes.length;
}

/** Returns the index of the quote that ends the string which begins at `at`. */
function endOfText(bytes: Buffer, at: number): number {
  for (let next = at + 1; next < bytes.length; next += 1) {
    const byte = bytes[next];
    if (byte === backslash) next += 1;
    else if (byte === quote) return next;
  }
  return bytes.length;
}
