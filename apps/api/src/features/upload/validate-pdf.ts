import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { inflateObjects } from './pdf-object-streams.ts';
import { createPdfContext, type PdfContext } from './pdf-syntax.ts';

/** Bytes that are searched before the event loop runs again. */
const stride = 1_048_576;
/** Longer than any pattern. */
const overlap = 64;

/** Matches a PDF name, any character of which may be written as `#` and two hexadecimal digits. */
const pdfName = (name: string) =>
  `/${[...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('')}`;

/** Markup that a browser runs, actions and links that a PDF reader runs, a lock, and what a reader needs to open it. */
const suspects = new RegExp(
  [
    '(?<page><(?:[sS][cC][rR][iI][pP][tT]|[hH][tT][mM][lL]|[iI][fF][rR][aA][mM][eE]|\\?[pP][hH][pP])[\\s>/]|<![dD][oO][cC][tT][yY][pP][eE]\\s+[hH][tT][mM][lL])',
    `(?<action>(?:${['JavaScript', 'Launch', 'Rendition'].map(pdfName).join('|')})(?![A-Za-z0-9#]))`,
    '(?<link>\\(\\s*javascript:)',
    `(?<objects>${pdfName('ObjStm')})(?![A-Za-z0-9#])`,
    '(?<lock>/Encrypt\\s*(?:\\d+\\s+\\d+\\s+R|<<))',
    '(?<sheet>/Type\\s*/Page(?![A-Za-z0-9#])|/MediaBox(?![A-Za-z0-9#]))',
    '(?<root>/Root\\s+\\d+\\s+\\d+\\s+R)',
  ].join('|'),
  'g',
);
type Needed = 'sheet' | 'root';
type Suspect = 'page' | 'action' | 'link' | 'lock' | 'objects' | Needed;

/** The parts of a document that have been met so far, and the bytes of object streams that may still be looked through. */
type Reading = Record<Needed, boolean> & { left: number };

/** Bytes of all object streams together that are looked through. */
const mostObjects = 256 * stride;

/** The keys of strings that are read and never followed. */
const textKey = /\/(?:Title|Subject|Keywords|Author|Contents|T|TU|V|Alt|ActualText)\s*$/;

const damaged = 'PDF rusak atau tidak lengkap. Unduh atau buat sekali lagi, lalu unggah yang baru.';
const locked =
  'PDF ini dikunci dengan kata sandi, sehingga pengunjung tidak dapat membukanya. Buka dengan kata sandinya, cetak menjadi PDF baru (Cetak → Simpan sebagai PDF), lalu unggah yang baru.';

/**
 * Returns why a PDF is refused, `''` when it is accepted: it has no end (PDF 32000-1, annex H.3.18), no page or no way to
 * one (readers find a page also where the table of a document is wrong), is a polyglot, acts when it is opened, or opens with a password alone. What stands in a text or in the address of a link does nothing, so
 * it counts for nothing. Object streams are inflated and judged like the rest; other streams hold no actions. What nothing
 * can look into, a document with a lock, is why every PDF is served as a download.
 * @param isOpened true for one that a reader has opened without a password: its lock forbids to print, say.
 */
export async function validatePdf(bytes: Buffer, isOpened = false): Promise<string> {
  const length = lengthOf(bytes);
  const tail = bytes.subarray(Math.max(0, length - 1024), length);
  const end = tail.lastIndexOf('%%EOF');
  if (end < 0) return damaged;
  if (end + '%%EOF'.length < tail.length || isArchive(bytes)) return describeFault('data lain');
  const reading = { left: mostObjects, sheet: isOpened, root: isOpened };
  const fault = await findFault(bytes.subarray(0, length), isOpened, reading);
  return fault || (reading.sheet && reading.root ? '' : damaged);
}

/** Returns what acts in a document, or in the objects of one. */
async function findFault(bytes: Buffer, isOpened: boolean, reading: Reading): Promise<string> {
  const contextAt = createPdfContext(bytes);

  function judge(kind: Suspect, place: number): string | Promise<string> {
    if (isNeeded(kind)) {
      reading[kind] ||= contextAt(place) === 'syntax';
      return '';
    }
    const context = contextAt(place);
    if (kind === 'objects' && context === 'syntax') {
      return findFaultInObjects(bytes, place, reading);
    }
    const key = bytes.toString('latin1', Math.max(0, place - 32), place);
    return faultOf(kind, context, key, isOpened);
  }

  for (let at = 0; at < bytes.length; at += stride) {
    const part = bytes.toString('latin1', at, at + stride + overlap);
    for (const { index, groups = {} } of part.matchAll(suspects)) {
      // One that begins in the overlap is met again.
      if (index >= stride) continue;
      const [kind] = Object.keys(groups).filter((name) => groups[name]) as Suspect[];
      const fault = kind && (await judge(kind, at + index));
      if (fault) return fault;
    }
    await yieldToEventLoop();
  }
  return '';
}

async function findFaultInObjects(bytes: Buffer, at: number, reading: Reading): Promise<string> {
  const objects = await inflateObjects(bytes, at);
  if (objects === null) return '';
  reading.left -= objects.length;
  if (objects === 'unreadable' || reading.left < 0) {
    return describeFault('bagian yang tidak dapat diperiksa');
  }
  // No stream of objects lies in another.
  return findFault(objects, true, reading);
}

function isNeeded(kind: Suspect): kind is Needed {
  return kind === 'sheet' || kind === 'root';
}

function faultOf(
  kind: Exclude<Suspect, Needed>,
  context: PdfContext,
  key: string,
  isOpened: boolean,
): string {
  if (context === 'string') return '';
  if (kind === 'page') return describeFault('halaman web atau skrip');
  if (context === 'stream') return '';
  if (kind === 'lock') return isOpened ? '' : locked;
  if (kind === 'objects') return '';
  if (kind === 'link' && textKey.test(key)) return '';
  return describeFault('perintah yang berjalan saat dibuka');
}

/** Returns the length without the zeros and blank lines that some disks and programs add at the end. */
function lengthOf(bytes: Buffer): number {
  let length = bytes.length;
  while (length > 0 && [0, 9, 10, 12, 13, 32].includes(bytes[length - 1] ?? -1)) length -= 1;
  return length;
}

function describeFault(what: string): string {
  return `PDF ini berisi ${what}. Buka, cetak menjadi PDF baru (Cetak → Simpan sebagai PDF), lalu unggah yang baru.`;
}

/** True when the file ends as a ZIP too, whose readers start at the end (APPNOTE.TXT, section 4.3.16). */
function isArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(-65_557);
  for (let at = tail.lastIndexOf('PK\x05\x06', tail.length, 'latin1'); at >= 0; ) {
    const comment = at + 22 <= tail.length ? tail.readUInt16LE(at + 20) : -1;
    if (comment >= 0 && at + 22 + comment <= tail.length && holdsEntries(bytes, tail, at))
      return true;
    if (at === 0) return false;
    at = tail.lastIndexOf('PK\x05\x06', at - 1, 'latin1');
  }
  return false;
}

/** True when a central directory lies right before the record that ends it. */
function holdsEntries(bytes: Buffer, tail: Buffer, at: number): boolean {
  const size = tail.readUInt32LE(at + 12);
  const start = bytes.length - tail.length + at - size;
  return size === 0 || (start >= 0 && bytes.toString('latin1', start, start + 4) === 'PK\x01\x02');
}
