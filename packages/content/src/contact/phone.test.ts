import { expect, test } from 'vitest';
import {
  bareNumber,
  formatPhone,
  hasAllDigits,
  isNumber,
  reachableLink,
  storedPhone,
  telUrl,
  whatsappNumber,
} from './phone.ts';

test.each([
  '62812 3456 7892',
  '+62 812-3456-7892',
  '+62 (0)812 3456 7892',
  '0062 812 3456 7892',
  '0812 3456 7892',
  '0812.3456.7892',
  '812 3456 7892',
  '081234567892',
  '+6281234567892',
])('[F-82] %s is one number: one form that is stored, one that is shown', (typed) => {
  expect(storedPhone(typed)).toBe('+6281234567892');
  expect(formatPhone(typed)).toBe('0812-3456-7892');
  expect(telUrl(typed)).toBe('tel:+6281234567892');
  expect(whatsappNumber(typed)).toBe('6281234567892');
});

test.each([
  ['0629 21234', '+6262921234', '(0629) 21234'],
  ['(0629)21234', '+6262921234', '(0629) 21234'],
  ['62 629 21234', '+6262921234', '(0629) 21234'],
  ['021-7654321', '+62217654321', '(021) 7654321'],
  ['+62 61 4567890', '+62614567890', '(061) 4567890'],
  ['0911 345 678', '+62911345678', '(0911) 345678'],
  ['0811 234 567', '+62811234567', '0811-234-567'],
  ['0895 3456 78901', '+62895345678901', '0895-3456-78901'],
  ['+60 12-345 6789', '+60123456789', '+60123456789'],
])('[F-82] %s is stored as %s and shown as %s', (typed, stored, shown) => {
  expect(storedPhone(typed)).toBe(stored);
  expect(formatPhone(stored)).toBe(shown);
  expect(formatPhone(shown)).toBe(shown);
  expect(telUrl(shown)).toBe(`tel:${stored}`);
});

test.each([
  ['0800 0000 001', 'tel:08000000001'],
  ['14045', 'tel:14045'],
  ['1500 123', 'tel:1500123'],
])('[F-82] %s, which only Indonesia knows, stays as typed', (typed, url) => {
  expect([storedPhone(typed), formatPhone(typed), telUrl(typed)]).toEqual([typed, typed, url]);
});

test('[F-82] no number is none', () => {
  expect([storedPhone(''), formatPhone(' '), whatsappNumber('')]).toEqual(['', '', '']);
});

test.each([
  ['tel:0812 3456 7892', 'tel:+6281234567892'],
  ['tel:62812-3456-7892', 'tel:+6281234567892'],
  ['TEL:+62(0)81234567892', 'tel:+6281234567892'],
  ['tel:14045', 'tel:14045'],
  ['https://wa.me/081234567892', 'https://wa.me/6281234567892'],
  ['https://wa.me/+62 812-3456-7892?text=Halo%20Bu', 'https://wa.me/6281234567892?text=Halo%20Bu'],
  ['http://www.wa.me/%2B6281234567892/', 'http://www.wa.me/6281234567892/'],
  [
    'https://api.whatsapp.com/send?text=Halo&phone=0812%203456%207892&app_absent=0',
    'https://api.whatsapp.com/send?text=Halo&phone=6281234567892&app_absent=0',
  ],
  ['https://wa.me/60123456789', 'https://wa.me/60123456789'],
  ['https://wa.me/message/ABC123', 'https://wa.me/message/ABC123'],
  ['https://wa.me/?text=0812', 'https://wa.me/?text=0812'],
  ['https://contoh.sch.id/081234567892', 'https://contoh.sch.id/081234567892'],
  ['mailto:tu@contoh.sch.id', 'mailto:tu@contoh.sch.id'],
  ['tel:%zz', 'tel:%zz'],
])('[F-82] the link %s leads to %s', (written, link) => {
  expect(reachableLink(written)).toBe(link);
  expect(reachableLink(link)).toBe(link);
});

test.each([
  ['WA: 0812-3456-7892', '0812-3456-7892'],
  ['No. HP/WA 0812 3456 7892 (Ustaz Umar)', '0812 3456 7892'],
  ['Telp. (0629) 21234', '(0629) 21234'],
  ['wa.me/6281234567892?text=Halo', '6281234567892'],
  ['https://api.whatsapp.com/send?phone=6281234567892&text=a', '6281234567892'],
  ['tanya di kantor', 'tanya di kantor'],
  ['\u202a+62\u00a0812\u20113456\u20117892\u202c', '+62 812-3456-7892'],
  ['0812–3456–7892', '0812-3456-7892'],
  ['٠٨١٢ ۳۴۵۶ ７８９２', '0812 3456 7892'],
])('[F-113] of ‘%s’ the number is %s', (typed, number) => {
  expect(bareNumber(typed)).toBe(number);
});

test.each([
  '0812 3456 789l',
  'O812 3456 7892',
  '0812 3456 7892 / 0813 1111 2222',
  '+62 812 3456 7892 ext 3',
])('[F-82] ‘%s’ is no number: what it leaves out would call somebody else', (typed) => {
  expect(isNumber(bareNumber(typed))).toBe(false);
});

test.each([
  ['0812 3456', false],
  ['+62 812 345', false],
  ['0812 3456 7890 1234', false],
  ['62 812 3456 78901234', false],
  ['0812 345 678', true],
  ['0895 3456 78901', true],
  ['(0629) 21234', true],
  ['0800 0000 001', true],
  ['14045', true],
  ['+60 12-345 6789', true],
])('[F-82] ‘%s’ has all its digits: %s', (typed, isWhole) => {
  expect(hasAllDigits(typed)).toBe(isWhole);
});
