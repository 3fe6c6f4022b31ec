import { formatNumber } from '@pesantren/content/numbers';

/**
 * Returns `182 dari 200 karakter` from four fifths of the limit on, `''` below. Surrounding space does
 * not count, as it is not sent.
 */
export function lengthNote(text: string, most: number): string {
  const { length } = text.trim();
  if (length < most * 0.8) return '';
  const note = `${formatNumber(length)} dari ${formatNumber(most)} karakter`;
  return length > most ? `Terlalu panjang: ${note}` : note;
}
