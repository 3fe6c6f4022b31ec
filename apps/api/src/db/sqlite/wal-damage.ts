import { copyFile, open, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

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
  const before = await stateOf(log);
  const first = await damageIn(log);
  if (!first) return undefined;
  // What another process is writing differs by the second read; what one has left behind does not.
  await pause(unchangedFor);
  const second = await damageIn(log);
  if (second?.place !== first.place || (await stateOf(log)) !== before) return undefined;
  const copy = `${log}.rusak-${new Date().toISOString().replaceAll(':', '-')}`;
  await copyFile(log, copy);
  return { dropped: second.dropped, copy };
}

/** Milliseconds after which damage is looked at again: more than file systems round the time of a change to. */
const unchangedFor = 50;

/** Returns when a file was changed, in nanoseconds, with its size; `''` for none. */
async function stateOf(file: string): Promise<string> {
  const found = await stat(file, { bigint: true }).catch(() => null);
  return found ? `${found.mtimeNs} ${found.size}` : '';
}

/** The place of a log's first damage, with the salts of its round, and how many whole transactions stand behind. */
type Damage = { place: string; dropped: number };

async function damageIn(log: string): Promise<Damage | undefined> {
  const file = await open(log, 'r').catch(() => null);
  if (!file) return undefined;
  try {
    const header = Buffer.alloc(headerSize);
    const { bytesRead } = await file.read(header, 0, headerSize, 0);
    if (bytesRead < headerSize) return undefined;
    const magic = header.readUInt32BE(0);
    const pageSize = header.readUInt32BE(8) || 65_536;
    const littleEndian = (magic & 1) === 0;
    const isSound =
      magic >>> 1 === 0x377f0682 >>> 1 &&
      matches(checksum(header.subarray(0, 24), [0, 0], littleEndian), header, 24);
    const { size } = await file.stat();
    // Without a sound header SQLite reads nothing of the log.
    if (!isSound) {
      const dropped = Math.floor((size - headerSize) / (frameHeaderSize + 4096));
      return dropped > 0 ? { place: 'header', dropped } : undefined;
    }
    return await damagedFrames(file, { header, pageSize, littleEndian });
  } finally {
    await file.close();
  }
}

type WalFormat = { header: Buffer; pageSize: number; littleEndian: boolean };

async function damagedFrames(
  file: Awaited<ReturnType<typeof open>>,
  { header, pageSize, littleEndian }: WalFormat,
): Promise<Damage | undefined> {
  const frame = Buffer.alloc(frameHeaderSize + pageSize);
  let sum: Sum = [header.readUInt32BE(24), header.readUInt32BE(28)];
  let [damagedAt, dropped] = [0, 0];
  for (let at = headerSize; ; at += frame.length) {
    const { bytesRead } = await file.read(frame, 0, frame.length, at);
    if (bytesRead < frame.length) break;
    const ofThisLog = frame.compare(header, 16, 24, 8, 16) === 0;
    const next = checksum(frame.subarray(0, 8), sum, littleEndian);
    const sound =
      ofThisLog &&
      matches(checksum(frame.subarray(frameHeaderSize), next, littleEndian), frame, 16);
    // Frames of an older log may follow the last one of this: that is no damage.
    if (!sound) damagedAt ||= at;
    else if (damagedAt && frame.readUInt32BE(4) !== 0) dropped += 1;
    // Checksums are cumulative: each starts from the one before, as written.
    sum = [frame.readUInt32BE(16), frame.readUInt32BE(20)];
  }
  const salts = header.toString('hex', 16, 24);
  return dropped > 0 ? { place: `${salts} ${damagedAt}`, dropped } : undefined;
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
