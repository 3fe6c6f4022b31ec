import type { UploadKind } from './upload.ts';

/** A type of file that our provider takes. */
export type FileType = 'jpeg' | 'png' | 'webp' | 'pdf';

/** How many bytes of a file tell its type. */
export const signatureBytes = 12;

/** Tells a file's type by its first bytes alone, null when it is none that is taken: names and labels lie. */
export function detectFileType(bytes: Uint8Array): FileType | null {
  const start = String.fromCharCode(...bytes.subarray(0, signatureBytes));
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp';
  if (start.startsWith('%PDF-')) return 'pdf';
  return null;
}

/** The kind of field that a type of file belongs into. */
export function uploadKindOf(type: FileType): UploadKind {
  return type === 'pdf' ? 'pdf' : 'image';
}
