import { expect, test } from 'vitest';
import { weaknessOf } from './weak-password.ts';

const names = [
  ...['kepala', 'admin.darulilmi.sch.id', 'api.darulilmi.sch.id'],
  ...['Pesantren Lembah Alas', 'Kutacane', 'Kabupaten Aceh Tenggara'],
];

test.each([
  ['adminadminadmin', /nama sekolah/],
  ['P@ssw0rd1234', /kata sandi yang umum/],
  ['Jakarta123456', /kata, nama, atau/],
  ['kucing123456', /kata, nama, atau/],
  ['Muhammad123!', /kata, nama, atau/],
  ['sayangku123456', /nama sekolah/],
  ['LembahAlas-123', /nama sekolah/],
  ['Kutacane, Aceh Tenggara 7', /nama sekolah/],
  ['darulilmi2026!', /nama sekolah/],
  ['Kepala Kepala 1', /nama sekolah/],
  ['081234567890', /angka/],
  ['17 Agustus 1945', /angka/],
  ['qazwsxedcrfv', /urutan|umum/],
  ['bangunbangunbangun', /mengulang/],
])('[F-52] %s is refused with the reason', async (password, why) => {
  const weakness = await weaknessOf(password, names);
  expect(weakness).toMatch(why);
  expect(weakness).toMatch(/^terlalu mudah ditebak, karena .+\. Pakai empat kata acak .+\.$/);
});

test.each([
  'hujan-payung-tikar-senja',
  'kebun durian belakang rumah',
  'kuda biru di sawah',
  'payung merah hujan sore',
  'nasi goreng 2 piring',
  'naik bus ke Medan tiap Kamis sore',
  'كتاب قلم مسطرة دفتر',
  'xk7m-q2vh-9rtw-bn4e',
])('[F-52] %s is accepted', async (password) => {
  expect(await weaknessOf(password, names)).toBe('');
});

test('[F-52] [A15] long passwords are checked too, in bounded time', async () => {
  const weak = ['P@ssw0rd'.repeat(32), 'kucing123456'.repeat(21), 'a1!'.repeat(85)];
  for (const password of weak) expect(await weaknessOf(password, names)).not.toBe('');
  const padded = `${'kucing'.repeat(30)} hujan-payung-tikar-senja`;
  expect(await weaknessOf(padded, names)).toBe('');
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const looked: number[] = [];
  const { check } = ZxcvbnFactory.prototype;
  ZxcvbnFactory.prototype.check = function (password, ...others) {
    looked.push(password.length);
    return check.call(this, password, ...others);
  };
  await weaknessOf(`${'kuda biru di sawah '.repeat(13)}x`, names);
  ZxcvbnFactory.prototype.check = check;
  expect(looked).toEqual([40, 40]);
});
