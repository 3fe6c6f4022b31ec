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

/** Returns true for a picture inside the pasted HTML that can be uploaded. */
function isEmbedded(src: string): boolean {
  return dataUrl.test(src);
}

/** Returns width and height of an embedded GIF or PNG, in which tiny pictures come; null for any other. */
function embeddedSize(src: string): readonly [number, number] | null {
  const [, type, base64 = ''] = dataUrl.exec(src) ?? [];
  const isGif = type?.toLowerCase() === 'image/gif';
  if (!isGif && type?.toLowerCase() !== 'image/png') return null;
  const head = decoded(base64.slice(0, 64));
  if (!head || head.length < 24) return null;
  const view = new DataView(head.buffer);
  return isGif
    ? [view.getUint16(6, true), view.getUint16(8, true)]
    : [view.getUint32(16), view.getUint32(20)];
}

/** Returns the index of the extracted picture that a URL stands in for, or null. */
export function embeddedIndex(src: string): number | null {
  return src.startsWith(placeholderUrl) ? Number(src.slice(placeholderUrl.length)) : null;
}

function toFile(src: string, count: number): File | null {
  const [, type = '', base64 = ''] = dataUrl.exec(src) ?? [];
  if (!type) return null;
  const bytes = decoded(base64);
  if (!bytes) return null;
  const extension = type.slice('image/'.length).toLowerCase();
  return new File([bytes], `tempelan-${count}.${extension}`, { type: type.toLowerCase() });
}

function decoded(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Pixels: what is narrower or lower is a counter, a spacer or a sign, not a picture. */
const smallest = 16;

const emojiOnly = /^[\p{Extended_Pictographic}\p{Emoji_Component}\s]+$/u;
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const pixels = /^(\d+(?:\.\d+)?)(?:px)?$/;

/**
 * Leaves those pictures of a pasted page that can be kept: emoji that were drawn as pictures become letters again, tiny
 * pictures are none. It happens before the page is parsed, since a picture splits its sentence.
 * @param isOwn true for a picture that our provider stores; one elsewhere may disappear.
 * @returns true when a picture was left out
 */
export function choosePictures(page: Document, isOwn: (src: string) => boolean): boolean {
  let isLeftOut = false;
  for (const image of page.querySelectorAll('img')) {
    const alt = image.alt.trim();
    const src = image.getAttribute('src') ?? '';
    if (emojiOnly.test(alt) && emoji.test(alt)) image.replaceWith(alt);
    else if (isTiny(image, src)) image.remove();
    else if (!isEmbedded(src) && !isOwn(src)) {
      image.remove();
      isLeftOut = true;
    }
  }
  return isLeftOut;
}

function isTiny(image: HTMLImageElement, src: string): boolean {
  const sides = [
    image.getAttribute('width'),
    image.getAttribute('height'),
    image.style.width,
    image.style.height,
  ].flatMap((side) => pixels.exec(side?.trim() ?? '')?.[1] ?? []);
  return [...sides.map(Number), ...(embeddedSize(src) ?? [])].some((side) => side < smallest);
}
