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
