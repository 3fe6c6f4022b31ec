// By hand, since the first use of `Intl` costs a phone tens of milliseconds.

/** Formats a whole number as Indonesian writes it: `12.345`. */
export function formatNumber(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, '.');
}

/**
 * Formats whole rupiah: `Rp150.000` in prose; with the mark `'Rp. '` as the fee is quoted
 * (docs/spec.md#constants).
 */
export function formatRupiah(amount: number, mark: 'Rp' | 'Rp. ' = 'Rp'): string {
  return mark + formatNumber(amount);
}

/** Formats a size in bytes, rounded up, never `0 KB`: `84 KB`, `1,2 MB`. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.ceil(bytes / 1024));
  if (kilobytes < 1000) return `${kilobytes} KB`;
  const megabytes = (bytes / 1024 ** 2).toFixed(1).replace('.', ',');
  return `${megabytes.replace(',0', '')} MB`;
}

const multiples: Readonly<Record<string, number>> = {
  ...{ ribu: 1000, rb: 1000, k: 1000, juta: 1_000_000, jt: 1_000_000, miliar: 1_000_000_000 },
};

/** Reads a whole number whose thousands are parted, or not: `1500`, `1.500`, `1 500`; null for any other, as `10.00.000`. */
export function parseWhole(text: string): number | null {
  const isWhole = /^\s*(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:\s\d{3})+)\s*$/.test(text);
  return isWhole ? Number(text.replace(/[.\s]/g, '')) : null;
}

/**
 * Reads rupiah as people write them: `Rp 250 ribu`, `1,5 juta`, `250rb`, `Rp. 1.500.000,-`; null for what is none, and for
 * what may mean two amounts, as `10.00.000` and `1.250 juta`.
 */
export function parseRupiah(text: string): number | null {
  const [, amount = '', word = ''] =
    /^(?:rp\.?|idr)?\s*(\d[\d.,\s]*?)\s*(?:[.,]\s?-)?\s*([a-z]*)\.?$/i.exec(text.trim()) ?? [];
  if (word === '') return parseWhole(amount.replace(/,00?$/, ''));
  const times = multiples[word.toLowerCase()];
  if (times === undefined || !/^\d+(?:[.,]\d{1,2})?$/.test(amount)) return null;
  const value = Math.round(Number(amount.replace(',', '.')) * times * 100) / 100;
  return Number.isInteger(value) ? value : null;
}
