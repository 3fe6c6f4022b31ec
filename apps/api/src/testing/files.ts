import sharp from 'sharp';

/** Creates a picture of noise, which compresses badly, as photos do; width and height in pixels. */
export function picture(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'white', noise } });
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
