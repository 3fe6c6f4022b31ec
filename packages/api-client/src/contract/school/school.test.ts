import { defaultFacts, factsOf } from '@pesantren/content/default-facts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { factNames, factsSchema, parseSchool, schoolInputSchema } from './school.ts';

test('the sample school fits the schemas of its facts', () => {
  const { success, error } = z.safeParse(schoolInputSchema, { facts: defaultFacts });
  expect(error).toBeUndefined();
  expect(success).toBe(true);
  expect(Object.keys(defaultFacts).toSorted()).toEqual(factNames.toSorted());
});

test('a fact that does not fit is left out and told, the rest stands', () => {
  const misfits: string[] = [];
  const body = {
    facts: { vision: 'Santri yang jujur', waves: [{ name: 'Satu' }], later: 1 },
    version: 3,
    updated_at: '2026-11-23T00:00:00.000Z',
  };
  const school = parseSchool(body, (name) => misfits.push(name));
  expect(school).toEqual({
    facts: { vision: 'Santri yang jujur' },
    version: 3,
    updatedAt: '2026-11-23T00:00:00.000Z',
    misfits: ['waves'],
  });
  expect(misfits).toEqual(['waves']);
  expect(factsOf(school?.facts ?? {}).hero).toBe(defaultFacts.hero);
});

const wave = { name: 'Satu', opens: '2027-01-20', closes: '2027-02-20', discount: 0 };

test.each([
  ['identity', { ...defaultFacts.identity, npsn: '1234567' }, 'identity.npsn'],
  ['waves', [{ ...wave, closes: '2027-01-19' }], 'waves.0.closes'],
  ['waves', [{ ...wave, opens: '2027-02-30' }], 'waves.0.opens'],
  ['waves', [{ ...wave, discount: '1 juta' }], 'waves.0.discount'],
  ['waves', Array.from({ length: 13 }, () => wave), 'waves'],
  ['socials', [{ kind: 'facebook', url: 'https://facebook.com.evil.id/x' }], 'socials.0.url'],
  ['hours', [...defaultFacts.hours.slice(1), { open: '16:00', close: '08:00' }], 'hours.6.close'],
  ['time_zone', 'Europe/Rome', 'time_zone'],
])('%s refuses what it must on the field', (name, value, path) => {
  const { error } = z.safeParse(schoolInputSchema, { facts: { [name]: value } });
  expect(error?.issues.map((issue) => issue.path.slice(1).join('.'))).toContain(path);
});

test('[F-113] accounts, films and numbers are stored in their one form, however they are written', () => {
  const parse = (facts: object) => schoolInputSchema.parse({ facts }).facts;
  const socials = [
    { kind: 'instagram', url: '@ponpes.alas' },
    { kind: 'facebook', url: 'fb.com/ponpesalas' },
  ];
  expect(parse({ socials }).socials?.map(({ url }) => url)).toEqual([
    'https://www.instagram.com/ponpes.alas',
    'https://www.facebook.com/ponpesalas',
  ]);
  const { hero, contacts } = defaultFacts;
  const film = { url: 'youtu.be/dQw4w9WgXcQ', poster: hero.picture };
  expect(parse({ hero: { ...hero, film } }).hero?.film?.url).toBe(
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  );
  const written = { phone: 'Telp. (0629) 21234', whatsapp: 'wa.me/6281234567892' };
  expect(parse({ contacts: [{ ...contacts[0], ...written }] }).contacts?.[0]).toMatchObject({
    ...{ phone: '+6262921234', whatsapp: '6281234567892' },
  });
});

test('[F-82] a number that lacks a digit is refused where it is typed; one of before is read', () => {
  const contacts = [{ ...defaultFacts.contacts[0], phone: '0812 3456', whatsapp: '' }];
  expect(z.safeParse(schoolInputSchema, { facts: { contacts } }).success).toBe(true);
  const { error } = z.safeParse(factsSchema(['contacts']), { contacts });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['contacts.0.phone']);
});
