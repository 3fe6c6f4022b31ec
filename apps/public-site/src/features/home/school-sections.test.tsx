import { defaultFacts } from '@pesantren/content/default-facts';
import { siteFiles } from '@pesantren/content/site-files';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, open, providerForEachTest, wordsAt } from '../../testing/site.tsx';

providerForEachTest();

const { founder, missions, values, vision } = defaultFacts;

test('[B-05] [B-09] has the founder’s quote, and a photo from uploads on the provider’s host', async () => {
  const { page } = await open('/');
  const section = within(page.getByRole('region', { name: 'Pesan Pendiri' }));
  expect(section.getByText(`“${founder.quote}”`).tagName).toBe('BLOCKQUOTE');
  expect(section.getByText(founder.name)).toBeDefined();
  const photo = section.getByRole('img', { name: /pendiri/ }).getAttribute('src');
  expect(photo).toBe(`${api.origin}/uploads/situs/${siteFiles.founder}`);
});

test('[B-06] [R-04] vision, 5 missions and the 6 core values by name, before any script', async () => {
  const words = await wordsAt('/');
  expect(missions).toHaveLength(5);
  for (const text of [vision, ...missions]) expect(words).toContain(text);
  for (const { name, text } of values) expect(words).toContain(name + text);
});

test('[B-06] missions are a numbered list, values a list', async () => {
  const { page } = await open('/');
  const section = page.getByRole('heading', { name: 'Visi & Misi' }).closest('section');
  expect(section?.querySelectorAll('ol > li')).toHaveLength(5);
  const names = [...(section?.querySelectorAll('ul h4') ?? [])].map((name) => name.textContent);
  expect(names).toEqual([
    'Taqwa dan Akhlak Mulia',
    'Keunggulan Akademik',
    'Kepemimpinan Islami',
    'Inovasi dan Kreativitas',
    'Kemandirian dan Tanggung Jawab',
    'Toleransi dan Persaudaraan',
  ]);
});
