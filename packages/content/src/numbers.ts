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
