import { articles } from '@pesantren/api-client/contract/article';
import { defaultClock } from '@pesantren/content/clock';
import { expect, test } from 'vitest';
import { estimatedReadTime, toArticleInput, toArticleValues } from './article-values.ts';

test('an empty form has today’s date in words, in WIB', () => {
  expect(toArticleValues(null, defaultClock, new Date('2026-11-21T16:59:00Z')).date).toBe(
    '21 November 2026',
  );
  expect(toArticleValues(null, defaultClock, new Date('2026-11-21T17:00:00Z')).date).toBe(
    '22 November 2026',
  );
});

test('[P06] an article of nulls becomes a form of empty texts', () => {
  const article = articles.item.parse({ id: 1, title: null, content: null, image: null });
  expect(new Set(Object.values(toArticleValues(article, defaultClock)))).toEqual(new Set(['']));
});

test('the body is trimmed and holds the input’s fields only', () => {
  const article = articles.item.parse({
    id: 1,
    title: ' Panen ',
    content: 'Isi\n\n',
    views: 3,
    version: 2,
    slug: 'panen',
  });
  expect(toArticleInput(toArticleValues(article, defaultClock))).toEqual({
    title: 'Panen',
    excerpt: '',
    content: 'Isi',
    date: '',
    author: '',
    category: '',
    read_time: '1 menit',
    image: '',
    image_alt: '',
    image_focus: '',
  });
});

test('a typed read time stays', () => {
  const values = {
    ...toArticleValues(null, defaultClock),
    title: 'a',
    content: 'b',
    read_time: '9 menit',
  };
  expect(toArticleInput(values).read_time).toBe('9 menit');
});

test.each([
  ['', '1 menit'],
  ['kata '.repeat(200), '1 menit'],
  ['kata '.repeat(201), '2 menit'],
  ['<p>kata</p>'.repeat(401), '3 menit'],
  ['<p class="a b c d e">satu</p>', '1 menit'],
])('reading takes one minute for 200 words', (content, readTime) => {
  expect(estimatedReadTime(content)).toBe(readTime);
});
