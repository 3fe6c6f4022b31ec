import { expect, test } from 'vitest';
import { defaultFacts } from '../default-facts.ts';
import { chatUrl } from './whatsapp.ts';

test('[K-01] a chat link of wa.me with the topic filled in', () => {
  const links = defaultFacts.contacts.map((contact) => new URL(chatUrl(contact)));
  expect(links.map(({ origin, pathname }) => origin + pathname)).toEqual([
    ...['628000000001', '628000000002', '628000000003'].map((number) => `https://wa.me/${number}`),
  ]);
  expect(links.map(({ searchParams }) => searchParams.get('text'))).toEqual(
    defaultFacts.contacts.map(
      ({ topic }) => `Assalamualaikum, saya ingin bertanya tentang ${topic}.`,
    ),
  );
});

test('[K-01] spaces and signs of another topic survive the link', () => {
  const [contact] = defaultFacts.contacts;
  if (!contact) throw new Error('No contact');
  const link = chatUrl(contact, 'biaya & gelombang 50% + asrama?');
  expect(link).not.toMatch(/[ +]/);
  expect(new URL(link).searchParams.get('text')).toContain('biaya & gelombang 50% + asrama?');
});
