import { detectFileType } from '@pesantren/api-client/contract/uploads/upload';

/** How other files begin that schools choose in place of a CSV, and what to do then. */
const others = [
  // Spreadsheets are ZIP; Excel before 2007 wrote compound files.
  {
    begins: /^(PK|\xd0\xcf.\xe0)/s,
    words: 'Ini file Excel. Buka di Excel, lalu Simpan Sebagai dengan jenis “CSV”.',
  },
  // Many programs of schools give a table of HTML the name .xls.
  {
    begins: /^(\xef\xbb\xbf)?\s*<(!doctype|html|table|head|\?xml|meta|style)/i,
    words:
      'Ini halaman web yang dinamai Excel. Buka di Excel, lalu Simpan Sebagai dengan jenis “CSV”.',
  },
  {
    begins: /^(.{4}ftyp|GIF8|\{\\rtf)/s,
    words: 'Ini bukan file CSV, melainkan gambar atau dokumen. Pilih file lain.',
  },
];

/** Decodes what Excel writes: UTF-8, its 'Unicode text', and else Windows-1252. @throws Error for another kind of file. */
export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // UTF-16 of plain letters would be valid UTF-8, but for its zeros.
  if (bytes.includes(0))
    throw new Error('Huruf di file ini tidak terbaca. Simpan ulang sebagai “CSV UTF-8”.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Tells a file of another kind by how it begins, whatever it is called. @throws Error with what to do. */
export function requireText(bytes: Uint8Array): void {
  const start = String.fromCharCode(...bytes.subarray(0, 256));
  const other = others.find(({ begins }) => begins.test(start));
  if (other) throw new Error(other.words);
  if (detectFileType(bytes)) throw new Error(others.at(-1)?.words);
}
