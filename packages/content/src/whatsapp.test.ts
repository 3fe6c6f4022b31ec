import { expect, test } from 'vitest';
import { school } from './school.ts';
import { chatUrl } from './whatsapp.ts';

test('[K-01] a chat link of wa.me with the topic filled in', () => {
  const links = school.contacts.map((contact) => new URL(chatUrl(contact)));
  expect(links.map(({ origin, pathname }) => origin + pathname)).toEqual([
    ...['628000000001', '628000000002', '628000000003'].map((number) => `https://wa.me/${number}`),
  ]);
  expect(links.map(({ searchParams }) => searchParams.get('text'))).toEqual(
    school.contacts.map(({ topic }) => `Assalamualaikum, saya ingin bertanya tentang ${topic}.`),
  );
});

test('[K-01] spaces and signs of another topic survive the link', () => {
  const link = chatUrl(school.admissionContact, 'biaya & gelombang 50% + asrama?');
  expect(link).not.toMatch(/[ +]/);
  expect(new URL(link).searchParams.get('text')).toContain('biaya & gelombang 50% + asrama?');
});
