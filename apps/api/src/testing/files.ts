import { createCipheriv } from 'node:crypto';
import sharp from 'sharp';

/** Creates bytes that do not compress, the same at each run: a test that damages a file damages it the same way. */
export function noise(size: number): Buffer {
  return createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(
    Buffer.alloc(size),
  );
}

/** Creates a picture of noise, which compresses badly, as photos do; width and height in pixels. */
export function picture(width: number, height: number) {
  return sharp(noise(width * height * 3), { raw: { width, height, channels: 3 } }).linear(0.5, 64);
}

/** A PDF of one empty page. */
export const pdf = Buffer.from(
  [
    '%PDF-1.7',
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
    '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>> endobj',
    'trailer <</Root 1 0 R>>',
    '%%EOF\n',
  ].join('\n'),
);
