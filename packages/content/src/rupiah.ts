const thousands = new Intl.NumberFormat('id-ID');

/** `Rp150.000`, as prose has it; with the mark `'Rp. '` the way spec section 9 quotes the fee. */
export function formatRupiah(amount: number, mark: 'Rp' | 'Rp. ' = 'Rp'): string {
  return mark + thousands.format(amount);
}
