import { council, director, secretariat, units } from '@pesantren/content/organization';
import { school } from '@pesantren/content/school';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, open, visit, wordsAt } from '../../testing/site.tsx';

const path = '/profil/struktur-organisasi';

test('[P-04] [R-04] the director and the whole organisation are in the HTML before any script', async () => {
  const words = await wordsAt(path);
  const posts = [council, ...secretariat, ...units];
  for (const text of [director.name, director.title]) expect(words).toContain(text);
  for (const { name, duty } of posts) {
    expect(words).toContain(name);
    expect(words).toContain(duty);
  }
  for (const part of units.flatMap(({ parts }) => parts)) expect(words).toContain(part);
});

test('[P-04] director’s photo and the chart come from uploads on the provider’s host', async () => {
  const { page } = await open(path);
  const source = (name: RegExp) => page.getByRole('img', { name }).getAttribute('src');
  const folder = `${api.origin}/uploads/situs`;
  expect(source(/^Direktur/)).toBe(`${folder}/${school.files.director}`);
  expect(source(/^Bagan organisasi/)).toBe(`${folder}/${school.files.structure}`);
  const whole = page.getByRole('link', { name: 'Buka bagan ukuran penuh' });
  expect(whole.getAttribute('href')).toBe(`${folder}/${school.files.structure}`);
});

test('[P-04] the nested lists put the units below the director, and the director below the council', async () => {
  const { page } = await open(path);
  const section = page.getByRole('heading', { name: 'Susunan organisasi' }).closest('section');
  const top = section?.querySelector<HTMLElement>(':scope > ul > li') ?? document.body;
  const lead = top.querySelector<HTMLElement>(':scope > ul > li') ?? document.body;
  const below = [...lead.querySelectorAll(':scope > ul > li')];
  expect(within(top).getAllByRole('heading')[0]?.textContent).toBe(council.name);
  expect(within(lead).getAllByRole('heading')[0]?.textContent).toBe(director.title);
  expect(below.map((post) => post.querySelector('h3')?.textContent)).toEqual(
    [...secretariat, ...units].map(({ name }) => name),
  );
});

test('[P-04] [R-01] has its own title and canonical URL', async () => {
  const html = await (await visit(path)).text();
  expect(html).toContain('<title>Struktur Organisasi · Pesantren Lembah Alas</title>');
  expect(html).toContain(`<link rel="canonical" href="${api.siteOrigin}${path}"/>`);
});
