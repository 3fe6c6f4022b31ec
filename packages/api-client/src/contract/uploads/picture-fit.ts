/** The size of a picture in pixels. */
export type PictureSize = { width: number; height: number };

/** The width in which small writing is read on a phone, in pixels: a screenshot's or an infographic's own. */
const readableWidth = 1080;

/** The height and the area at most, in pixels: WebP and AVIF end at 16,383, a canvas of Safari at 16.7 million. */
const maxHeight = 16_000;
const maxArea = 16_000_000;

/**
 * Returns the size in which a picture is stored: its longer side fits `longest`, but a tall one keeps `readable` pixels
 * of its width, as far as height and area allow. Nothing is enlarged.
 * @param readable 0 for pictures that nobody reads.
 */
export function fitPicture(
  { width, height }: PictureSize,
  longest: number,
  readable = readableWidth,
): PictureSize {
  const toLongest = longest / Math.max(width, height);
  const wanted = height > width ? Math.max(toLongest, readable / width) : toLongest;
  const scale = Math.min(1, wanted, maxHeight / height, Math.sqrt(maxArea / (width * height)));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Returns why a picture is not taken whose writing nobody could read once it fits; `''` for any other. */
export function tooTallReason(size: PictureSize): string {
  const { width, height } = size;
  if (height <= width) return '';
  const fitted = fitPicture(size, maxHeight);
  if (fitted.width >= 0.6 * Math.min(width, readableWidth)) return '';
  return `Gambar ini terlalu panjang (${width} × ${height} piksel), sehingga tulisannya tidak akan terbaca. Potong menjadi beberapa gambar, lalu unggah satu per satu.`;
}
