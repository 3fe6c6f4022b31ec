/** A kind of file that is taken, told by its bytes alone: names and labels lie (reliability U03). */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf';

/** What the bytes are, null when they are nothing that is taken. */
export function recognise(bytes: Buffer): FileKind | null {
  const ascii = bytes.toString('latin1', 0, 12);
  if (ascii.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF.{4}WEBP/s.test(ascii)) return 'webp';
  if (ascii.startsWith('%PDF-')) return 'pdf';
  return null;
}

/** Whether a PDF has its end: `%%EOF` within the last 1024 bytes (PDF 32000-1, annex H.3.18). */
export function isWholePdf(bytes: Buffer): boolean {
  return bytes.subarray(-1024).includes('%%EOF');
}
