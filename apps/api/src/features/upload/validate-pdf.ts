import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Bytes that are searched before the event loop runs again. */
const stride = 1_048_576;
/** Longer than any pattern. */
const overlap = 64;

/** Matches a PDF name, any character of which may be written as `#` and two hexadecimal digits. */
const pdfName = (name: string) =>
  `/${[...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('')}`;

/** Markup that a browser runs, and actions that a PDF reader runs. */
const page = /<(?:script|html|iframe|\?php)[\s>/]|<!doctype\s+html/i;
const action = new RegExp(
  `(?:${['JavaScript', 'Launch', 'Rendition'].map(pdfName).join('|')})(?![A-Za-z0-9#])|\\(\\s*javascript:`,
);

/**
 * Returns why a PDF is refused, `''` when it is accepted: it has no end (PDF 32000-1, annex H.3.18), is a polyglot, or
 * acts when it is opened. Compressed streams are not inflated, which is why every PDF is served as a download.
 */
export async function validatePdf(bytes: Buffer): Promise<string> {
  const end = bytes.subarray(-1024).lastIndexOf('%%EOF');
  if (end < 0) return 'PDF rusak atau tidak lengkap. Coba PDF lain.';
  const behind = bytes.subarray(-1024).subarray(end + '%%EOF'.length);
  if (!/^[\s\0]*$/.test(behind.toString('latin1')) || isArchive(bytes))
    return describeFault('data lain');
  for (let at = 0; at < bytes.length; at += stride) {
    const part = bytes.toString('latin1', at, at + stride + overlap);
    if (page.test(part)) return describeFault('halaman web atau skrip');
    if (action.test(part)) return describeFault('perintah yang berjalan saat dibuka');
    await yieldToEventLoop();
  }
  return '';
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
