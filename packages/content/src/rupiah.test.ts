import { expect, test } from 'vitest';
import { registrationFee } from './admission.ts';
import { formatRupiah } from './rupiah.ts';

test('[K-02] the fee as the spec quotes it, money in prose', () => {
  expect(formatRupiah(registrationFee, 'Rp. ')).toBe('Rp. 150.000');
  expect(formatRupiah(1_000_000)).toBe('Rp1.000.000');
  expect(formatRupiah(0)).toBe('Rp0');
});
