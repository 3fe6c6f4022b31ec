/** A picture inside the pasted HTML itself, in a format that the provider accepts. */
const dataUrl = /^data:(image\/(?:png|jpe?g|webp|gif|bmp));base64,([a-z\d+/=\s]+)$/i;
/** Stands in for such a picture until it is uploaded; `.invalid` never resolves (RFC 6761 section 6.4). */
const placeholderUrl = 'https://tempelan.invalid/';

/** Removes the embedded pictures from a pasted page, and leaves a placeholder URL for each. */
export function extractEmbedded(page: Document): File[] {
  const files: File[] = [];
  // Each picture has a placeholder of its own, which no figure can hold.
  for (const figure of page.querySelectorAll('figure')) {
    if (figure.querySelectorAll('img').length > 1) figure.replaceWith(...figure.childNodes);
  }
  for (const image of page.querySelectorAll('img')) {
    const file = toFile(image.getAttribute('src') ?? '', files.length + 1);
    if (file) image.setAttribute('src', placeholderUrl + (files.push(file) - 1));
  }
  return files;
}

/** Returns the index of the extracted picture that a URL stands in for, or null. */
export function embeddedIndex(src: string): number | null {
  return src.startsWith(placeholderUrl) ? Number(src.slice(placeholderUrl.length)) : null;
}

function toFile(src: string, count: number): File | null {
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
