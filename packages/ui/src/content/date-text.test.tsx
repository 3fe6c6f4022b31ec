import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateText } from './date-text.tsx';

test.each([
  ['2025-08-17T18:00:00Z', '<time dateTime="2025-08-18">18 Agustus 2025</time>'],
  ['12 Jan 2025', '<time dateTime="2025-01-12">12 Januari 2025</time>'],
  ['17-08-2025', '<time dateTime="2025-08-17">17 Agustus 2025</time>'],
  ['Pertengahan Ramadan', 'Pertengahan Ramadan'],
  ['6–8 Desember 2026', '6–8 Desember 2026'],
  ['0000-00-00', '–'],
  ['31/02/2025', '–'],
  ['', ''],
])('[P17] [S10] %j reads %s', (text, html) => {
  expect(renderToStaticMarkup(<DateText text={text} />)).toBe(html);
});
