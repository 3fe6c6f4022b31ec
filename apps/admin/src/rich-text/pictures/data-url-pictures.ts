/** A picture that stands in the pasted HTML itself, in a kind that a provider takes. */
const dataUrl = /^data:(image\/(?:png|jpe?g|webp|gif|bmp));base64,([a-z\d+/=\s]+)$/i;
/** Stands in for such a picture until it is uploaded; nothing is ever fetched from `.invalid`. */
const place = 'https://tempelan.invalid/';

/** Takes the pictures out of a pasted page, and leaves the address of a place for each. */
export function takePictures(page: Document): File[] {
  const files: File[] = [];
  for (const image of page.querySelectorAll('img')) {
    const file = fileOf(image.getAttribute('src') ?? '', files.length + 1);
    if (file) image.setAttribute('src', place + (files.push(file) - 1));
  }
  return files;
}

/** Which of the pictures that were taken out an address stands in for; `null` for none. */
export function placeOf(src: string): number | null {
  return src.startsWith(place) ? Number(src.slice(place.length)) : null;
}

function fileOf(src: string, count: number): File | null {
  const [, type = '', base64 = ''] = dataUrl.exec(src) ?? [];
  if (!type) return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const extension = type.slice('image/'.length).toLowerCase();
    return new File([bytes], `tempelan-${count}.${extension}`, { type: type.toLowerCase() });
  } catch {
    return null;
  }
}
