import { createReadStream, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** What must be found nowhere: names, phones without what stands before them, numbers without `PSB-`. */
export type Secrets = Readonly<Record<'names' | 'phones' | 'numbers', ReadonlySet<string>>>;

/** How many of each kind were found, and the bytes that were read. */
export type Finds = { bytes: number; names: number; phones: number; numbers: number };

/** Letters by which a name of `secretName` is told from any other text. */
const marks = ['Zqx', 'Xqz'] as const;

/** Every place at which one can stand; a name has marks of its own, the others stand behind anything. */
const patterns = {
  names: /(?=((?:Zqx|Xqz)[a-z]{8}))/g,
  phones: /(?=(8[0-9]{10}))/g,
  numbers: /(?=([0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{12}))/g,
} as const;

/** The longest of them, so that none is cut where two parts meet. */
const longest = 12;

/** Makes a word that no other text has: of a child, or of its guardian. */
export function secretName(of: 'child' | 'guardian', index: number): string {
  const letters = [...String(index * 7_919 + 10_000_000)].map((digit) =>
    String.fromCharCode(97 + Number(digit)),
  );
  return `${of === 'child' ? marks[0] : marks[1]}${letters.join('')}`;
}

/** Begins a count of finds in one place. */
export function createSearch(secrets: Secrets) {
  const finds: Finds = { bytes: 0, names: 0, phones: 0, numbers: 0 };
  const kinds = Object.keys(patterns) as (keyof typeof patterns)[];
  const count = (text: string) => {
    for (const kind of kinds)
      for (const [, found = ''] of text.matchAll(patterns[kind]))
        if (secrets[kind].has(kind === 'numbers' ? found.toUpperCase() : found)) finds[kind] += 1;
  };
  /** Looks through bytes as text of one byte a letter, and of two as V8 and Windows have it. */
  function look(bytes: Buffer): void {
    finds.bytes += bytes.length;
    count(bytes.toString('latin1'));
    for (const start of [0, 1]) {
      const part = bytes.subarray(start);
      if (part.includes('Z\0q\0') || part.includes('X\0q\0') || part.includes('P\0S\0B\0'))
        count(part.toString('utf16le'));
    }
  }
  return { finds, look };
}

type Search = ReturnType<typeof createSearch>;

/** Looks through every file below a folder. */
export async function searchFolder(folder: string, search: Search): Promise<void> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) await searchFile(join(entry.parentPath, entry.name), search);
  }
}

async function searchFile(path: string, search: Search): Promise<void> {
  let before = Buffer.alloc(0);
  for await (const part of createReadStream(path, { highWaterMark: 4 << 20 })) {
    search.look(Buffer.concat([before, part]));
    before = Buffer.from(part.subarray(-2 * longest));
  }
}

/** Looks through the memory that a process has written (Linux, and the right to read it). */
export function searchMemory(pid: number, search: Search): void {
  const memory = openSync(`/proc/${pid}/mem`, 'r');
  for (const line of readFileSync(`/proc/${pid}/maps`, 'utf8').split('\n')) {
    const [, from = '', to = ''] = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line) ?? [];
    if (from === '') continue;
    const [start, end] = [BigInt(`0x${from}`), BigInt(`0x${to}`)];
    const step = BigInt(16 << 20);
    for (let at = start; at < end; at += step) {
      const bytes = Buffer.alloc(Number(end - at < step ? end - at : step));
      try {
        readSync(memory, bytes, 0, bytes.length, at);
      } catch {
        // The kernel keeps some of its own for itself.
        continue;
      }
      search.look(bytes);
    }
  }
}
