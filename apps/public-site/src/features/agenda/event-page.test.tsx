import { expect, test } from 'vitest';
import { machineSite } from '../../testing/machine-site.ts';
import { api, provider, providerForEachTest, visit } from '../../testing/site.tsx';

providerForEachTest();

async function pageAt(path: string, options?: Parameters<typeof visit>[1]) {
  const response = await visit(path, options);
  const document = new DOMParser().parseFromString(await response.text(), 'text/html');
  const content = (name: string) =>
    document.head.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? '';
  const { textContent: words } = document.querySelector('main') ?? {};
  return { status: response.status, document, content, words };
}

const visiting = {
  ...{ title: 'Hari kunjungan', starts: '2099-12-06T08:00+07:00', ends: '2099-12-06T16:00+07:00' },
  ...{ place: 'serambi', note: 'Tamu menulis nama di gerbang.', category: 'Kunjungan' },
};

test('[D-11] an event has a page to pass on, whose card names its day', async () => {
  const { id } = await api.create('agenda', visiting);
  const { status, document, content, words } = await pageAt(`/agenda/${id}`);
  expect(status).toBe(200);
  expect(document.querySelector('h1')?.textContent).toBe('Hari kunjungan');
  expect(words).toContain('6 Desember 2099, 08.00 sampai 16.00 WIB, serambi');
  expect(words).toContain('Tamu menulis nama di gerbang.');
  expect(content('og:title')).toBe('Hari kunjungan');
  expect(content('og:description')).toMatch(/^6 Desember 2099, 08.00 sampai 16.00 WIB, serambi/);
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('/agenda/agenda-1.ics');
  expect(links).toContain('/agenda?bulan=2099-12');
  expect(links.some((link) => link?.startsWith('https://wa.me/?text=Hari+kunjungan'))).toBe(true);
  const card = new URL(content('og:image')).pathname;
  expect(card).toContain(`/og/agenda/${id}/`);
  const drawn = await machineSite(0).request(card);
  expect([drawn.status, drawn.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
});

test('[D-11] an event that was cancelled says so on its page; one without a page is a 404, one that cannot be read a 503', async () => {
  await api.create('agenda', { ...visiting, cancelled: true });
  const { document, words } = await pageAt('/agenda/1');
  expect(document.querySelector('h1 s')?.textContent).toBe('Hari kunjungan');
  expect(words).toContain('(dibatalkan)');
  expect((await pageAt('/agenda/9')).status).toBe(404);
  expect((await pageAt('/agenda/1', { profile: 'plain' })).status).toBe(404);
  provider('agenda', 'cut');
  expect((await pageAt('/agenda/1')).status).toBe(503);
});

test('[D-11] the sitemap has the events that lie around today', async () => {
  const soon = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await api.create('agenda', { title: 'Rapat wali', starts: soon });
  await api.create('agenda', visiting);
  const map = await (await machineSite(1).request('/sitemap.xml')).text();
  expect(map).toContain(`<loc>${api.siteOrigin}/agenda/1</loc>`);
  expect(map).not.toContain('/agenda/2<');
});
