const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A real picture of one pixel, as a person would choose it. */
export function pngFile(): File {
  const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));
  return new File([bytes], 'sawah.png', { type: 'image/png' });
}
