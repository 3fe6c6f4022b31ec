import { formatWhole } from './whole-number.ts';

/** `Rp150.000`, as prose has it; with the mark `'Rp. '` the way spec section 9 quotes the fee. Whole rupiah. */
export function formatRupiah(amount: number, mark: 'Rp' | 'Rp. ' = 'Rp'): string {
  return mark + formatWhole(amount);
}
