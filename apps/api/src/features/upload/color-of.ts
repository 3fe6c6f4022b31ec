/**
 * The average colour of a picture, `#rrggbb`, to stand behind it until it is there; `''` of one that can
 * be seen through, where it would stay in sight, and of what is no picture.
 */
export async function colorOf(bytes: Uint8Array): Promise<string> {
  const { sharp } = await import('./sharp.ts');
  const pixel = await sharp(bytes, { pages: 1 })
    .timeout({ seconds: 10 })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
    .catch(() => Buffer.alloc(4));
  return pixel[3] === 255 ? `#${pixel.toString('hex', 0, 3)}` : '';
}
