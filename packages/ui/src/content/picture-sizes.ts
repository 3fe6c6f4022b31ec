/**
 * `sizes` of a picture across a phone: its width without the page's margins, and 8 px less. Nobody sees two percent
 * fewer pixels, and phones of 393 px at 2.75 or 412 px at 2.625 take the picture of 960 px instead of 1280.
 */
export const acrossPhone = 'calc(100vw - 48px)';
