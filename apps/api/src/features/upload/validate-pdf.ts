import { setImmediate as breathe } from 'node:timers/promises';

/** How much is looked through before others have their turn. */
const stride = 1_048_576;
/** Longer than anything that is looked for. */
const overlap = 64;

/** A name as a PDF may write it: any of its characters also as `#` and two hexadecimal digits. */
const named = (name: string) =>
  `/${[...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('')}`;

/** What a browser takes for a page, and what a reader of PDFs would run or start. */
const page = /<(?:script|html|iframe|\?php)[\s>/]|<!doctype\s+html/i;
const action = new RegExp(
  `(?:${['JavaScript', 'Launch', 'Rendition'].map(named).join('|')})(?![A-Za-z0-9#])|\\(\\s*javascript:`,
);

/**
 * Why a PDF is refused, `''` when it is not: it has no end (PDF 32000-1, annex H.3.18), it is something else as
 * well, or it does something when it is opened. Its streams are not inflated: what hides in one that is
 * compressed is not seen, which is why every PDF is served as a download.
 */
export async function validatePdf(bytes: Buffer): Promise<string> {
  const end = bytes.subarray(-1024).lastIndexOf('%%EOF');
  if (end < 0) return 'PDF rusak atau tidak lengkap. Coba PDF lain.';
  const behind = bytes.subarray(-1024).subarray(end + '%%EOF'.length);
  if (!/^[\s\0]*$/.test(behind.toString('latin1')) || isArchive(bytes)) return fault('data lain');
  for (let at = 0; at < bytes.length; at += stride) {
    const part = bytes.toString('latin1', at, at + stride + overlap);
    if (page.test(part)) return fault('halaman web atau skrip');
    if (action.test(part)) return fault('perintah yang berjalan saat dibuka');
    await breathe();
  }
  return '';
}

function fault(what: string): string {
  return `PDF ini berisi ${what}. Buka, cetak menjadi PDF baru (Cetak → Simpan sebagai PDF), lalu unggah yang baru.`;
}

/** Whether the end is also that of a ZIP, whose readers look from there (APPNOTE.TXT, section 4.3.16). */
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

/** Whether a directory of entries lies right before the record that should end it. */
function holdsEntries(bytes: Buffer, tail: Buffer, at: number): boolean {
  const size = tail.readUInt32LE(at + 12);
  const start = bytes.length - tail.length + at - size;
  return size === 0 || (start >= 0 && bytes.toString('latin1', start, start + 4) === 'PK\x01\x02');
}
