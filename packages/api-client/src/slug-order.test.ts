import { expect, test } from 'vitest';
import { withSlugs } from './slug.ts';

type Article = { id: string; title: string; slug: string };

function article(id: string, title: string, slug = ''): Article {
  return { id, title, slug };
}

/** Slugs by id, as a client reads them off a list in this order. */
function slugsById(articles: readonly Article[]): Record<string, string> {
  return Object.fromEntries(withSlugs(articles).map(({ id, slug }) => [id, slug]));
}

test('[A-06] equal titles are numbered in order of id, not of the list', () => {
  const articles = [article('10', 'Ujian'), article('9', 'Ujian'), article('b', 'Ujian')];
  expect(slugsById(articles)).toEqual({ 9: 'ujian', 10: 'ujian-2', b: 'ujian-3' });
});

test('[I12] every client agrees, in whichever order it got the list', () => {
  const articles = ['Ujian', 'ujian 2', 'UJIAN', 'Ujian!', 'Panen'].map((title, index) =>
    article(String(index + 1), title, index === 3 ? 'ujian-2' : ''),
  );
  const wanted = slugsById(articles);
  expect(slugsById(articles.toReversed())).toEqual(wanted);
  expect(slugsById([...articles.slice(2), ...articles.slice(0, 2)])).toEqual(wanted);
  expect(new Set(Object.values(wanted)).size).toBe(5);
});

test('[A-06] a later article of the same title leaves the earlier addresses alone', () => {
  const before = [article('1', 'Ujian'), article('2', 'Ujian')];
  expect(slugsById([article('3', 'Ujian'), ...before])).toMatchObject(slugsById(before));
});

test('[A-06] the provider’s slug stands, and a derived one gives way', () => {
  const articles = [article('1', 'Panen'), article('2', 'Lain', 'panen')];
  expect(slugsById(articles)).toEqual({ 1: 'panen-2', 2: 'panen' });
});

test('[I12] two equal slugs of the provider are told apart', () => {
  const articles = [
    article('3', 'c', 'panen'),
    article('2', 'b', 'panen'),
    article('1', 'a', 'panen-2'),
  ];
  expect(slugsById(articles)).toEqual({ 1: 'panen-2', 2: 'panen', 3: 'panen-3' });
});

test.each(['Panen_Raya', 'panen.raya', 'حصاد', 'çağ'])(
  '[A-06] a provider’s slug like %s is kept as it is',
  (slug) => {
    expect(slugsById([article('1', 'Judul', slug)])).toEqual({ 1: slug });
  },
);

test.each(['..', '.', 'a/b', 'a\\b', 'a?b', 'a#b', '%2e%2e', 'a b', '-', '\ud800', 'x'.repeat(81)])(
  '[I13] a provider’s slug %j is no segment of a path, so the title’s takes its place',
  (slug) => {
    expect(slugsById([article('1', 'Judul', slug)])).toEqual({ 1: 'judul' });
  },
);

test('[P07] ten thousand articles without a title get ten thousand slugs', () => {
  const articles = Array.from({ length: 10_000 }, (_, id) => article(String(id), ''));
  expect(new Set(Object.values(slugsById(articles))).size).toBe(10_000);
});

test('[P06] the items given are left as they were', () => {
  const articles = [article('1', 'Panen')];
  withSlugs(articles);
  expect(articles).toEqual([article('1', 'Panen')]);
});
