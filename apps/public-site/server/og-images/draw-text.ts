import { createRequire } from 'node:module';
import type { OverlayOptions } from 'sharp';
import { sharp } from './sharp.ts';

// Fonts out of the project, never out of the machine: a card looks the same wherever it is drawn.
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
  /** Pixels a line may be long. */
  width: number;
  align?: 'left' | 'centre';
};

/** Drawn text, ready to be laid onto a picture. */
export type DrawnText = { input: Buffer; width: number; height: number };

/**
 * Draws text on nothing. Pango shapes it: Arabic words join and run from right to left, in Amiri. What
 * no font of ours has (emoji, controls) is left out.
 */
export async function drawText(text: string, style: TextStyle): Promise<DrawnText> {
  await arabicIsKnown;
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

/** The largest of some sizes at which a text is no taller than `height` pixels; else the smallest. */
export async function fitText(
  text: string,
  style: Omit<TextStyle, 'size'> & { sizes: readonly number[]; height: number },
): Promise<DrawnText> {
  const [size = 32, ...smaller] = style.sizes;
  const drawn = await drawText(text, { ...style, size });
  if (drawn.height <= style.height || smaller.length === 0) return drawn;
  return fitText(text, { ...style, sizes: smaller });
}

/** Where a drawn text lies on the card: its upper left corner in pixels. */
export function at({ input }: DrawnText, left: number, top: number): OverlayOptions {
  return { input, left: Math.round(left), top: Math.round(top) };
}

// Once Pango has loaded a font file, every later text falls back to it for what its own font lacks.
const arabicIsKnown = sharp({ text: { text: 'ا', font: 'Amiri', fontfile: fonts.arabic } })
  .raw()
  .toBuffer();

function readable(text: string): string {
  const known = text
    .toWellFormed()
    .replace(/\p{Extended_Pictographic}\uFE0F?|[\p{C}\uFFFD]/gu, ' ');
  const line = known.replace(/\s+/gu, ' ').trim() || '–';
  // A line that begins in Arabic and goes on in Indonesian is read from the left.
  return /\p{Script=Latin}/u.test(line) ? `\u200e${line}` : line;
}

/** Pango's own; it counts distances in 1024ths of a pixel. Words stand apart as on the site: `--word-gap`. */
function markup(text: string, size: number, color: string): string {
  const gap = `<span letter_spacing="${size * 44}"> </span>`;
  const words = escapeMarkup(text).replaceAll(' ', gap);
  return `<span foreground="${color}" letter_spacing="${size * -16}">${words}</span>`;
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
