/** The id of a year's part of the page, given its key: `2026`, or `''` for what has no date. */
export function yearAnchor(key: string): string {
  return key ? `tahun-${key}` : 'tanpa-tanggal';
}
