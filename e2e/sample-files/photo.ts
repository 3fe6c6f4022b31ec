import sharp from 'sharp';

/** A real JPEG of the size a phone's camera makes, for uploads: bytes and the name it came under. */
export async function photo(
  background = '#2f6f57',
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const create = { width: 1600, height: 1200, channels: 3, background } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: 'panen raya.jpg', mimeType: 'image/jpeg', buffer };
}

/** A photo of 12 megapixels, lying on its side as phones store them, of as many bytes as a camera makes. */
export async function largePhoto(name = 'panen.jpg') {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  const create = { width: 4000, height: 3000, channels: 3, background: '#000', noise } as const;
  const buffer = await sharp({ create })
    .jpeg({ quality: 88 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A picture with transparent parts. */
export async function transparentPicture() {
  const create = { width: 2400, height: 1200, channels: 4, background: '#2f6f5700' } as const;
  const dot = { create: { ...create, width: 600, height: 600, background: '#2f6f57' } };
  const buffer = await sharp({ create })
    .composite([{ input: dot }])
    .png()
    .toBuffer();
  return { name: 'lambang.png', mimeType: 'image/png', buffer };
}
