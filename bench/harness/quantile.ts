/** The value that such a part of all values does not exceed, the largest for 1; of none Infinity: no bound holds. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? Infinity;
}
