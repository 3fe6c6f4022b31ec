/**
 * `12.345` out of 12345, a whole number as Indonesian writes it. By hand, since the first use of `Intl`
 * costs a phone tens of milliseconds.
 */
export function formatWhole(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, '.');
}
