import { copyFile, open } from 'node:fs/promises';

/** Sizes in bytes of https://www.sqlite.org/fileformat2.html#the_write_ahead_log. */
const headerSize = 32;
const frameHeaderSize = 24;

/** The number of transactions that SQLite silently drops from a damaged log, and the copy of that log. */
export type WalDamage = { dropped: number; copy: string };

/**
 * Finds damage in the write-ahead log that a process left behind, before SQLite reads it, and copies such a log.
 * SQLite reads up to the first frame with a wrong checksum, which after a crash is the end; sound frames of the
 * same log behind it prove damage.
 * @param path the SQLite file.
 * @returns `undefined` when nothing is wrong, or there is no log.
 */
export async function findWalDamage(path: string): Promise<WalDamage | undefined> {
  const log = `${path}-wal`;
  // A frame that another process is just writing is whole by the second read.
  if ((await droppedIn(log)) === 0) return undefined;
  const dropped = await droppedIn(log);
  if (dropped === 0) return undefined;
  const copy = `${log}.rusak-${new Date().toISOString().replaceAll(':', '-')}`;
  await copyFile(log, copy);
  return { dropped, copy };
}

/** Counts the whole transactions behind a damaged frame. */
async function droppedIn(log: string): Promise<number> {
  const file = await open(log, 'r').catch(() => null);
  if (!file) return 0;
  try {
    const header = Buffer.alloc(headerSize);
    const { bytesRead } = await file.read(header, 0, headerSize, 0);
    if (bytesRead < headerSize) return 0;
    const magic = header.readUInt32BE(0);
    const pageSize = header.readUInt32BE(8) || 65_536;
    const littleEndian = (magic & 1) === 0;
    const isSound =
      magic >>> 1 === 0x377f0682 >>> 1 &&
      matches(checksum(header.subarray(0, 24), [0, 0], littleEndian), header, 24);
    const { size } = await file.stat();
    // Without a sound header SQLite reads nothing of the log.
    if (!isSound) return Math.floor((size - headerSize) / (frameHeaderSize + 4096));
    return await droppedFrames(file, { header, pageSize, littleEndian });
  } finally {
    await file.close();
  }
}

type WalFormat = { header: Buffer; pageSize: number; littleEndian: boolean };

async function droppedFrames(
  file: Awaited<ReturnType<typeof open>>,
  { header, pageSize, littleEndian }: WalFormat,
): Promise<number> {
  const frame = Buffer.alloc(frameHeaderSize + pageSize);
  let sum: Sum = [header.readUInt32BE(24), header.readUInt32BE(28)];
  let [isDamaged, dropped] = [false, 0];
  for (let at = headerSize; ; at += frame.length) {
    const { bytesRead } = await file.read(frame, 0, frame.length, at);
    if (bytesRead < frame.length) return dropped;
    const ofThisLog = frame.compare(header, 16, 24, 8, 16) === 0;
    const next = checksum(frame.subarray(0, 8), sum, littleEndian);
    const sound =
      ofThisLog &&
      matches(checksum(frame.subarray(frameHeaderSize), next, littleEndian), frame, 16);
    // Frames of an older log may follow the last one of this: that is no damage.
    if (!sound) isDamaged = true;
    else if (isDamaged && frame.readUInt32BE(4) !== 0) dropped += 1;
    // Checksums are cumulative: each starts from the one before, as written.
    sum = [frame.readUInt32BE(16), frame.readUInt32BE(20)];
  }
}

type Sum = [number, number];

function checksum(bytes: Buffer, [from0, from1]: Sum, littleEndian: boolean): Sum {
  let [s0, s1] = [from0, from1];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at < bytes.length; at += 8) {
    s0 = (s0 + view.getUint32(at, littleEndian) + s1) >>> 0;
    s1 = (s1 + view.getUint32(at + 4, littleEndian) + s0) >>> 0;
  }
  return [s0, s1];
}

function matches([s0, s1]: Sum, bytes: Buffer, at: number): boolean {
  return bytes.readUInt32BE(at) === s0 && bytes.readUInt32BE(at + 4) === s1;
}
