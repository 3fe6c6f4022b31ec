import { expect, test } from 'vitest';
import { formatFileSize, formatRupiah, parseRupiah, parseWhole } from './numbers.ts';

test('[K-02] the fee as the spec quotes it, money in prose', () => {
  expect(formatRupiah(150_000, 'Rp. ')).toBe('Rp. 150.000');
  expect(formatRupiah(1_000_000)).toBe('Rp1.000.000');
  expect(formatRupiah(0)).toBe('Rp0');
});

test.each([
  [0, '1 KB'],
  [1, '1 KB'],
  [122_880, '120 KB'],
  [122_881, '121 KB'],
  [1_022_976, '999 KB'],
  [1_048_576, '1 MB'],
  [1_300_000, '1,2 MB'],
  [20_971_520, '20 MB'],
])('[N-04] %i bytes are %s', (bytes, label) => {
  expect(formatFileSize(bytes)).toBe(label);
});

test.each([
  ['Rp 250 ribu', 250_000],
  ['250rb', 250_000],
  ['250 k', 250_000],
  ['1,5 juta', 1_500_000],
  ['1.5 jt', 1_500_000],
  ['Rp. 1.500.000,-', 1_500_000],
  ['Rp1.500.000,00', 1_500_000],
  ['500 000', 500_000],
  ['2 juta.', 2_000_000],
  ['Rp1.500.000.-', 1_500_000],
  ['10.00.000', null],
  ['1.50.000', null],
  ['150.00', null],
  ['1.234.56', null],
  ['1.250 juta', null],
  ['Rp 250.000 ribu', null],
  ['gratis', null],
  ['1-2 juta', null],
  ['2 lusin', null],
  ['', null],
])('[F-113] ‘%s’ is %s rupiah', (typed, rupiah) => {
  expect(parseRupiah(typed)).toBe(rupiah);
});

test.each([
  ['1500', 1500],
  ['1.500', 1500],
  ['12 500', 12_500],
  ['1.500.000', 1_500_000],
  ['3.5', null],
  ['1.5000', null],
  ['1.500 000', null],
  ['3.', null],
  ['-3', null],
])('[F-113] ‘%s’ is the number %s: a dot parts thousands alone', (typed, number) => {
  expect(parseWhole(typed)).toBe(number);
});
