import { embeddedSize, isEmbedded } from './embedded-pictures.ts';

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
