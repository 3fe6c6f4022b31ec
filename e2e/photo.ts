import sharp from 'sharp';

/** A real JPEG of the size a phone's camera makes, for uploads: bytes and the name it came under. */
export async function photo(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const create = { width: 1600, height: 1200, channels: 3, background: '#2f6f57' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: 'panen raya.jpg', mimeType: 'image/jpeg', buffer };
}
