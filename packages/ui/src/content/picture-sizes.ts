/**
 * For `sizes`: all of a phone's width but the page's margins, and 8 px less than that. Two percent fewer pixels are
 * not seen, and phones of 393 px at 2.75 or 412 px at 2.625 take the picture of 960 px instead of the one of 1280.
 */
export const acrossPhone = 'calc(100vw - 48px)';
