import { resolveUrl } from '../provider-url.ts';
import type { ClientConfig } from '../server/environment.ts';

/** The widths, in pixels, that our provider cuts its uploads to (contract section 4, image sizes). */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const;

/** What the address begins with of pictures that come in sizes; `''` with a provider that cuts none. */
export function sizedPicturesAt({
  apiUrl,
  apiProfile,
}: Pick<ClientConfig, 'apiUrl' | 'apiProfile'>): string {
  return apiProfile === 'full' ? resolveUrl(apiUrl, '/uploads/') : '';
}

/** An absolute address in each width, narrowest first; none where the picture comes in one size only. */
export function pictureSizes(address: string, sizedAt: string): { src: string; width: number }[] {
  if (sizedAt === '' || !address.startsWith(sizedAt)) return [];
  const [file] = address.split(/[?#]/);
  return pictureWidths.map((width) => ({ src: `${file}?w=${width}`, width }));
}

/** An absolute address in one width; as it is where the picture comes in one size only. */
export function pictureInWidth(
  address: string,
  width: (typeof pictureWidths)[number],
  sizedAt: string,
): string {
  return pictureSizes(address, sizedAt).find((size) => size.width === width)?.src ?? address;
}
