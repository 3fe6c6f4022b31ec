const number = new Intl.NumberFormat('id-ID');

/**
 * `182 dari 200 karakter`, from four fifths of what is allowed on; `''` before. Counted as what is sent
 * is: without the space around it.
 */
export function lengthNote(text: string, most: number): string {
  const { length } = text.trim();
  if (length < most * 0.8) return '';
  const note = `${number.format(length)} dari ${number.format(most)} karakter`;
  return length > most ? `Terlalu panjang: ${note}` : note;
}
