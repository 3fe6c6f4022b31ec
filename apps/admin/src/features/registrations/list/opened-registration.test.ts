import type { RegistrationRecord } from '@pesantren/api-client/contract/registration';
import { defaultClock } from '@pesantren/content/clock';
import { defaultFacts } from '@pesantren/content/default-facts';
import { parse } from 'papaparse';
import { expect, test } from 'vitest';
import { isAbout, type Opened, stateChatUrl, toCsv } from './opened-registration.ts';

const record: RegistrationRecord = {
  ...{ name: 'Aisyah Humaira', sex: 'Perempuan', birth_year: 2014, class: 'VII', note: '' },
  ...{ origin_school: 'SDN 3', regency: 'Aceh Tenggara', guardian: 'Zulkifli Amri' },
  ...{ relation: 'Ayah', whatsapp: '6281234567892', consent: { version: '', text: '', at: '' } },
};
const row: Opened = {
  ...{
    id: '1',
    wave: 'w',
    state: 'diterima',
    test_day: '',
    created_at: '2026-11-28T03:00:00Z',
    updated_at: '',
  },
  ...{ version: 1, key_id: '1', sealed: '', record },
};

test.each(['', 'humai', ' ZULKIFLI', '0812-3456', '+62 812 3456', '7892'])(
  '[Q-13] %j finds a child by its name, its guardian or the number however it is typed',
  (words) => expect(isAbout(row, words)).toBe(true),
);

test.each(['Aceh', '0813', '12 34 56 0'])('[Q-13] %j finds another child', (words) =>
  expect(isAbout(row, words)).toBe(false),
);

test('[Q-11] who has only sent the form is not told that the child has a place', () => {
  const message = decodeURIComponent(stateChatUrl(defaultFacts, row, record));
  expect(message).toContain(
    'Aisyah Humaira di Pesantren Lembah Alas sudah sampai dan belum diputuskan',
  );
  expect(message).not.toMatch(/terima(?! kasih)/i);
  expect(toCsv([row], defaultClock)).not.toMatch(/diterima/i);
});

test('[Q-13] the CSV keeps what was typed as text: no formula, no date of a class, no number without its zero', () => {
  const written = (fields: Partial<RegistrationRecord>) => {
    const text = toCsv([{ ...row, record: { ...record, ...fields } }], defaultClock);
    expect(text.startsWith('\ufeff"Nama";')).toBe(true);
    return parse<Record<string, string>>(text.slice(1), { header: true }).data[0];
  };
  expect(
    written({ name: 'Ḥasan; "Budi"', guardian: "O'Neil, S.Pd.", note: 'satu\ndua' }),
  ).toMatchObject({
    ...{ Nama: 'Ḥasan; "Budi"', Wali: "O'Neil, S.Pd.", Catatan: 'satu\ndua' },
    ...{ WhatsApp: '0812-3456-7892', 'Tahun lahir': '2014', Kelas: 'VII' },
  });
  const spelt = (class_: string) => written({ class: class_, note: class_ });
  for (const text of [
    ...['=1+1', '+62812', '-1', '@SUM(A1)', '\tx', '0812345', ' 0812', '123456789012345', '7E1'],
    ...['7-1', '1/2', '1-2-3', '7.1', '1,5', '1.000', '7:1', '7 A', '10 pm', '1 1/2', '(5)', '5%'],
    ...['Rp5.000', 'Rp 5', '5 Mei', 'Mei 2014', 'JAN1', '1 Januari 2014', 'TRUE', 'Benar'],
  ])
    expect(spelt(text)).toMatchObject({ Kelas: `'${text}`, Catatan: `'${text}` });
  for (const text of ['VII', '7', '7A', 'VII-1', 'XI IPA 2', 'SDN 3', 'Mei', 'Kelas 7-1', 'e1'])
    expect(spelt(text)).toMatchObject({ Kelas: text, Catatan: text });
  expect(written({})?.Didaftarkan).toBe('28 November 2026');
  expect(written({ whatsapp: '60123456789' })?.WhatsApp).toBe("'+60123456789");
});
