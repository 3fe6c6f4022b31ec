import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pagination } from './pagination.tsx';

function places(page: number, pages: number) {
  const { container, unmount } = render(
    <Pagination page={page} pages={pages} hrefOf={(number) => `/?halaman=${number}`} />,
  );
  const texts = [...container.querySelectorAll('li')].map((item) => item.textContent || '>');
  const current = container.querySelector('[aria-current=page]')?.textContent;
  unmount();
  return { line: texts.join(' '), current };
}

test.each([
  [1, 5, '1 2 3 4 5 >'],
  [3, 5, '> 1 2 3 4 5 >'],
  [5, 5, '> 1 2 3 4 5'],
  [1, 4, '1 2 3 4 >'],
  [1, 9, '1 2 3 … 9 >'],
  [20, 42, '> 1 … 18 19 20 21 22 … 42 >'],
])('page %i of %i', (page, pages, line) => {
  expect(places(page, pages)).toEqual({ line, current: String(page) });
});
