/** The maximum of a list, in bytes and in entries. */
export const listLimits = { bytes: 8 * 1024 * 1024, entries: 5_000 } as const;

const [quote, backslash, comma] = [...Buffer.from('"\\,')];
/** The change of depth at each byte. */
const deeper = new Int8Array(256);
for (const byte of Buffer.from('[{')) deeper[byte] = 1;
for (const byte of Buffer.from(']}')) deeper[byte] = -1;

/**
 * Returns the end of the last whole entry of a JSON array within the limit; the length of a whole array,
 * `undefined` for any other text. Bytes suffice: UTF-8 has none of these within a letter.
 */
export function endOfEntries(bytes: Buffer): number | undefined {
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
