import { defaultFacts, factsOf } from '@pesantren/content/default-facts';
import { shownFacts } from '@pesantren/content/shown-facts';
import { expect, test } from 'vitest';
import { interestRoute } from '../../../server/http/interest-route.ts';

async function send(fields: Record<string, string>, saved = {}) {
  const route = interestRoute(async () => shownFacts(saved));
  return route.request('/bergabung/tanya', { method: 'POST', body: new URLSearchParams(fields) });
}

async function messageOf(fields: Record<string, string>) {
  const url = new URL((await send(fields)).headers.get('Location') ?? '');
  expect(url.origin + url.pathname).toBe('https://wa.me/628000000003');
  return url.searchParams.get('text');
}

test('[J-13] a filled form leads to a chat with its message written, and is kept by nobody', async () => {
  const fields = { nama: 'Aisyah', kelas: 'X', asal: 'Blangkejeren', pertanyaan: 'Ada & berapa?' };
  const response = await send(fields);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([303, 'no-store']);
  expect(await messageOf(fields)).toBe(
    'Assalamualaikum, saya ingin bertanya tentang pendaftaran santri baru.\nNama anak: Aisyah\nKelas yang dituju: X\nAsal: Blangkejeren\nPertanyaan: Ada & berapa?',
  );
});

test('[J-13] an empty field has no line; none can add lines or grow without end', async () => {
  expect(await messageOf({ nama: ' Ali\r\nKelas: XII ', pertanyaan: '\u202e\u0000' })).toBe(
    'Assalamualaikum, saya ingin bertanya tentang pendaftaran santri baru.\nNama anak: Ali Kelas: XII',
  );
  expect((await messageOf({ pertanyaan: '😀'.repeat(900) }))?.length).toBeLessThan(700);
  expect((await send({ pertanyaan: 'a'.repeat(20_000) })).status).toBe(413);
});

test('[J-13] where nobody can be written to it leads to the contacts', async () => {
  const contacts = defaultFacts.contacts.map((contact) => ({ ...contact, whatsapp: '' }));
  const response = await send({ nama: 'Ali' }, { contacts });
  expect(factsOf({ contacts }).contacts[2]?.whatsapp).toBe('');
  expect(response.headers.get('Location')).toBe('/kontak');
});
