import { resolveUrl } from '../../provider-url.ts';
import type { ClientConfig } from '../../transport/transport.ts';

/** The widths of uploaded pictures on our provider, in pixels (docs/contract.md#image-sizes). */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const;

/** Returns the base address of pictures that come in sizes; `''` with a provider that has none. */
export function sizedPicturesAt({
  apiUrl,
  apiProfile,
}: Pick<ClientConfig, 'apiUrl' | 'apiProfile'>): string {
  return apiProfile === 'full' ? resolveUrl(apiUrl, '/uploads/') : '';
}

/** Returns an absolute address in each width, narrowest first; none for a picture of one size. */
export function pictureSizes(address: string, sizedAt: string): { src: string; width: number }[] {
  if (sizedAt === '' || !address.startsWith(sizedAt)) return [];
  const [file] = address.split(/[?#]/);
  return pictureWidths.map((width) => ({ src: `${file}?w=${width}`, width }));
}

/** Returns an absolute address in one width; unchanged for a picture of one size. */
export function pictureInWidth(
  address: string,
  width: (typeof pictureWidths)[number],
  sizedAt: string,
): string {
  return pictureSizes(address, sizedAt).find((size) => size.width === width)?.src ?? address;
}
