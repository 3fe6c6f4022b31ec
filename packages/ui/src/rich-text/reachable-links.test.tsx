import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';

test('[F-82] a link to a number is called from everywhere, however it was written; numbers in words stay words', () => {
  const body = `<p><a href="tel:0812 3456 7892">Telepon</a>
    <a href="https://wa.me/0812-3456-7892?text=Halo">WhatsApp</a> NIS 0812345678, rek. 62812 3456 7892</p>`;
  const html = renderToStaticMarkup(<RichText body={body} />);
  expect(html).toContain('href="tel:+6281234567892"');
  expect(html).toContain('href="https://wa.me/6281234567892?text=Halo"');
  expect(html.match(/href=/g)).toHaveLength(2);
});
