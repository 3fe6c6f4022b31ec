import { articles } from '@pesantren/api-client/contract/article';
import { render, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArticleCard } from './article-card.tsx';

const article = articles.item.parse({
  id: 1,
  title: 'Panen <raya>',
  excerpt: 'Dua ton.',
  category: 'Kegiatan',
  date: '2026-01-12',
  read_time: 4,
});

test('a card is an article whose title is its one link', () => {
  const view = render(
    <ArticleCard article={article} href="/artikel/panen" form="card" heading="h3" />,
  );
  const card = within(view.getByRole('article'));
  const links = card.getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]?.getAttribute('href')).toBe('/artikel/panen');
  expect(card.getByRole('heading', { level: 3, name: 'Panen <raya>' })).toBeDefined();
  expect(card.getByText('12 Januari 2026').getAttribute('datetime')).toBe('2026-01-12');
});

test('the lead says how long it takes to read, a row says less', () => {
  const lead = render(<ArticleCard article={article} href="/a" form="lead" heading="h3" />);
  expect(lead.getByText('4 menit baca')).toBeDefined();
  expect(lead.getByText('Dua ton.')).toBeDefined();
  lead.unmount();
  const row = render(<ArticleCard article={article} href="/a" form="row" heading="h3" />);
  expect(row.queryByText('4 menit baca')).toBeNull();
  expect(row.queryByText('Dua ton.')).toBeNull();
});

test('[P06] an article with nothing but an id is a link with words', () => {
  const bare = articles.item.parse({ id: 1 });
  const view = render(<ArticleCard article={bare} href="/a" form="lead" heading="h2" />);
  expect(view.container.textContent).toBe('Tanpa judul');
});
