import { articles } from '@pesantren/api-client/contract/article';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArticleCard } from '../content/article-card.tsx';
import { ArticleDetail } from '../content/article-detail.tsx';
import { languageOf, passagesOf } from './arabic.ts';

test.each([
  ['العلم نور', 'rtl'],
  ['بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ', 'rtl'],
  ['كتاب الصلاة (Salat)', 'rtl'],
  ['Makna العلم نور bagi santri', undefined],
  ['Panen raya', undefined],
  ['2026 · !', undefined],
  ['', undefined],
])('[F-34] the direction of "%s" is %s', (text, dir) => {
  expect(languageOf(text).dir).toBe(dir);
});

test('[F-34] passages keep every character, in order', () => {
  for (const text of ['Makna العلم نور ، bagi', 'a ا', 'ا a', 'x', '', '،ا', '1 ٢ 3']) {
    expect(
      passagesOf(text)
        .map((passage) => passage.text)
        .join(''),
    ).toBe(text);
  }
});

test('[F-34] an Arabic title stands in its own direction, in the list and on its page', () => {
  const article = articles.item.parse({ id: 1, title: 'العلم نور', excerpt: 'Tentang العلم.' });
  const card = render(<ArticleCard article={article} href="/a" form="card" heading="h2" />);
  expect(card.getByRole('heading').outerHTML).toMatch(/^<h2[^>]* lang="ar" dir="rtl">/);
  expect(card.getByText('العلم').outerHTML).toBe('<span lang="ar" dir="rtl">العلم</span>');
  card.unmount();
  const sheet = render(<ArticleDetail article={article} />);
  expect(sheet.getByRole('heading', { level: 1 }).dir).toBe('rtl');
});
