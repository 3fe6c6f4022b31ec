import { noFacts } from '@pesantren/content/no-facts';
import { expect, test } from 'vitest';
import { api, providerForEachTest, saveFacts, visit } from '../../testing/site.tsx';

providerForEachTest();

/** The titles of the answers with their addresses, before any script. */
async function answers() {
  const html = await (await visit('/orang-tua')).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const links = [...page.querySelectorAll('main h2 a')];
  return Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]));
}

test('[F-103] what the school has written answers by its title: page, question, announcement', async () => {
  await api.create('announcements', { title: 'Libur semester dan hari kunjungan' });
  await api.create('announcements', { title: 'Perubahan rekening syahriah' });
  await api.create('pages', {
    title: 'Tanya jawab',
    content: '<h2>Perlengkapan apa yang dibawa?</h2><p>Sarung.</p><h2>Ada kantin?</h2><p>Ada.</p>',
  });
  await api.create('pages', { title: 'Tata cara kunjungan wali', content: '<p>Ahad.</p>' });
  expect(await answers()).toMatchObject({
    'Yang dibawa': '/halaman/tanya-jawab#tanya-perlengkapan-apa-yang-dibawa',
    Kunjungan: '/halaman/tata-cara-kunjungan-wali',
    'Libur dan pulang': '/pengumuman/1',
    'Tanya jawab': '/halaman/tanya-jawab',
    'Rekening pembayaran': '/pengumuman/2',
  });
});

test('[F-103] days that lie ahead, soonest first; what is over is not told', async () => {
  const year = new Date().getFullYear();
  for (const event_date of [`${year + 2}-01-02`, `${year - 1}-01-02`, `${year + 1}-01-02`])
    await api.create('announcements', { title: `Acara ${event_date}`, event_date });
  const html = await (await visit('/orang-tua')).text();
  const told = [...html.matchAll(/>(Acara [\d-]+)/g)].map(([, title]) => title);
  // Phones have a list of their own.
  const ahead = [`Acara ${year + 1}-01-02`, `Acara ${year + 2}-01-02`];
  expect(told).toEqual([...ahead, ...ahead]);
});

test('[F-103] [F-77] of what a school has not given there is no answer', async () => {
  const identity = { ...noFacts.identity, name: 'Dayah Nurul Falah', shortName: 'Nurul Falah' };
  const contact = {
    title: 'Kantor',
    topic: 'biaya',
    phone: '0651 000 111',
    whatsapp: '',
    admission: true,
  };
  await saveFacts({ identity, contacts: [contact] }, false);
  expect(Object.keys(await answers())).toEqual(['Mendaftar', 'Telepon']);
  const home = await (await visit('/')).text();
  expect(home).toContain('href="/orang-tua"');
  expect(home).not.toContain('bulan pertama');
});

test('[F-103] home says what the first month costs', async () => {
  const html = await (await visit('/')).text();
  expect(html).toMatch(/href="\/bergabung#biaya".*Bulan pertama Rp6\.650\.000/);
});
