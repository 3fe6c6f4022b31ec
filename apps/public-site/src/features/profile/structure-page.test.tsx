import { defaultFacts } from '@pesantren/content/default-facts';
import { siteFiles } from '@pesantren/content/site-files';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, open, providerForEachTest, visit, wordsAt } from '../../testing/site.tsx';

providerForEachTest();

const { posts } = defaultFacts.structure;

const path = '/profil/struktur-organisasi';

test('[P-04] [R-04] the director and the whole organisation are in the HTML before any script', async () => {
  const words = await wordsAt(path);
  expect(posts).toHaveLength(24);
  for (const { title, name, duty } of posts) expect(words).toContain(title + name + duty);
});

test('[P-04] director’s photo and the chart come from uploads on the provider’s host', async () => {
  const { page } = await open(path);
  const source = (name: RegExp) => page.getByRole('img', { name }).getAttribute('src');
  const folder = `${api.origin}/uploads/situs`;
  expect(source(/^Direktur/)).toBe(`${folder}/${siteFiles.director}`);
  expect(source(/^Bagan organisasi/)).toBe(`${folder}/${siteFiles.structure}`);
  const whole = page.getByRole('link', { name: 'Buka bagan ukuran penuh' });
  expect(whole.getAttribute('href')).toBe(`${folder}/${siteFiles.structure}`);
});

test('[P-04] the nested lists put the units below the director, and the director below the council', async () => {
  const { page } = await open(path);
  const section = page.getByRole('heading', { name: 'Susunan organisasi' }).closest('section');
  const top = section?.querySelector<HTMLElement>(':scope > ul > li') ?? document.body;
  const lead = top.querySelector<HTMLElement>(':scope > ul > li') ?? document.body;
  const below = [...lead.querySelectorAll(':scope > ul > li')];
  expect(within(top).getAllByRole('heading')[0]?.textContent).toBe(posts[0]?.title);
  expect(within(lead).getAllByRole('heading')[0]?.textContent).toBe(posts[1]?.title);
  expect(below.map((post) => post.querySelector('h3')?.textContent)).toEqual(
    posts.filter(({ depth }) => depth === 2).map(({ title }) => title),
  );
});

test('[P-04] [R-01] has its own title and canonical URL', async () => {
  const html = await (await visit(path)).text();
  expect(html).toContain('<title>Struktur Organisasi · Pesantren Lembah Alas</title>');
  expect(html).toContain(`<link rel="canonical" href="${api.siteOrigin}${path}"/>`);
});
