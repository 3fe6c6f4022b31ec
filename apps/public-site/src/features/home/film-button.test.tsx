import { defaultFacts } from '@pesantren/content/default-facts';
import { siteFiles } from '@pesantren/content/site-files';
import { expect, test } from 'vitest';
import { api, providerForEachTest, visit } from '../../testing/site.tsx';

providerForEachTest();

test('[B-09] hero picture, film and founder’s photo come from uploads on the API’s host', async () => {
  const html = await (await visit('/')).text();
  const { hero, film, founder } = siteFiles;
  for (const file of [hero, film, founder]) {
    expect(html).toContain(`"${new URL(api.url).origin}/uploads/situs/${file}`);
  }
});

test('[B-02] without JavaScript ‘Tonton Video’ is a link to the film', async () => {
  const html = await (await visit('/')).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const link = page.querySelector<HTMLAnchorElement>(`a[href$="/uploads/situs/${siteFiles.film}"]`);
  expect(link?.textContent).toBe('Tonton Video');
});

test('[F-113] a film on YouTube waits for a touch: no address of its frame, a link without script', async () => {
  const { hero } = defaultFacts;
  const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  const facts = { hero: { ...hero, film: { url, poster: hero.picture } } };
  const call = new Request(`${api.url}/school.php`, {
    ...{ method: 'PUT', body: JSON.stringify({ facts }) },
    headers: { 'Content-Type': 'application/json', 'If-Match': '"0"' },
  });
  expect((await api.fetch(api.asAdmin(call))).status).toBe(200);
  const html = await (await visit('/')).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const frame = page.querySelector('dialog iframe');
  expect([frame?.getAttribute('src'), frame?.getAttribute('data-src')]).toEqual([
    null,
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ]);
  expect(page.querySelector('dialog video')).toBeNull();
  const link = page.querySelector<HTMLAnchorElement>(`a[href="${url}"]`);
  expect(link?.textContent).toBe('Tonton Video');
});
