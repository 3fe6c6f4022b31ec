import { createRequire } from 'node:module';
import type { OverlayOptions } from 'sharp';
import { sharp } from './sharp.ts';

// Fonts of the project, not of the machine: an image looks the same wherever it is drawn.
const require = createRequire(import.meta.url);
const fonts = {
  bold: require.resolve('@expo-google-fonts/plus-jakarta-sans/700Bold/PlusJakartaSans_700Bold.ttf'),
  medium: require.resolve(
    '@expo-google-fonts/plus-jakarta-sans/500Medium/PlusJakartaSans_500Medium.ttf',
  ),
  arabic: require.resolve('@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf'),
};

type TextStyle = {
  weight: 'bold' | 'medium';
  /** Pixels. */
  size: number;
  /** `#rrggbb`. */
  color: string;
  /** Pixels of the longest line. */
  width: number;
  align?: 'left' | 'centre';
};

/** A text as PNG, with its size in pixels. */
export type DrawnText = { input: Buffer; width: number; height: number };

/**
 * Draws text on a transparent ground. Pango shapes it: Arabic words join and run from right to left, in Amiri. Characters
 * that no font of ours has (emoji, controls) are left out.
 */
export async function drawText(text: string, style: TextStyle): Promise<DrawnText> {
  await arabicFontLoaded;
  const { weight, size, color, width, align = 'left' } = style;
  const family = weight === 'bold' ? 'Bold' : 'Medium';
  const { data, info } = await sharp({
    text: {
      text: markup(readable(text), size, color),
      font: `Plus Jakarta Sans,Amiri ${family} ${size}px`,
      fontfile: fonts[weight],
      width,
      align,
      rgba: true,
      dpi: 72,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Draws text in the largest of some sizes at which it is no taller than `height` pixels; else in the smallest. */
export async function fitText(
  text: string,
  style: Omit<TextStyle, 'size'> & { sizes: readonly number[]; height: number },
): Promise<DrawnText> {
  const [size = 32, ...smaller] = style.sizes;
  const drawn = await drawText(text, { ...style, size });
  if (drawn.height <= style.height || smaller.length === 0) return drawn;
  return fitText(text, { ...style, sizes: smaller });
}

/** Places a drawn text by its upper left corner, in pixels. */
export function at({ input }: DrawnText, left: number, top: number): OverlayOptions {
  return { input, left: Math.round(left), top: Math.round(top) };
}

// Pango falls back to every font file that it has loaded for letters that a text's own font lacks.
const arabicFontLoaded = sharp({ text: { text: 'ا', font: 'Amiri', fontfile: fonts.arabic } })
  .raw()
  .toBuffer();

/** Emoji, flags, the frames of digits, skin tones, controls, and the letters of other scripts than ours. */
const unknown =
  /(?![©®™])\p{Extended_Pictographic}|\u20e3|[\ufe0e\ufe0f]|[\p{Regional_Indicator}\p{Emoji_Modifier}\p{C}\ufffd]|[^\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]/gu;

function readable(text: string): string {
  const known = text.toWellFormed().replace(unknown, ' ');
  const line = known.replace(/\s+/gu, ' ').trim() || '–';
  // A line with Latin letters runs from left to right, even if it begins in Arabic.
  return /\p{Script=Latin}/u.test(line) ? `\u200e${line}` : line;
}

/** Writes Pango's markup, in 1024ths of a pixel, with the site's distance between words, `--word-gap`. */
function markup(text: string, size: number, color: string): string {
  const gap = `<span letter_spacing="${size * 44}"> </span>`;
  const words = escapeMarkup(text).replaceAll(' ', gap);
  return `<span foreground="${color}" letter_spacing="${size * -16}">${words}</span>`;
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
