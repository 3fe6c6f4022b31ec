import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InlineText } from './inline-text.tsx';
import { RichText } from './rich-text.tsx';

const keptWhole = (text: string) => {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(<InlineText text={text} />);
  expect(root.textContent).toBe(text);
  return [...root.querySelectorAll('.whitespace-nowrap')].map((one) => one.textContent);
};

test.each([
  ['Menghafal Al-Qur’an setiap pagi.', ['Al-Qur’an']],
  ["Surah al-Baqarah dan Al-Qur'an", ['al-Baqarah', "Al-Qur'an"]],
  ['Buka 08.00–16.00 WIB, Sabtu 08:00 - 12:00.', ['08.00–16.00 WIB', '08:00 - 12:00']],
  [
    'Mulai 07.30 WIB, hubungi 0800 0000 003 atau +62 812 3456 7890.',
    ['07.30 WIB', '0800 0000 003', '+62 812 3456 7890'],
  ],
  ['Biaya Rp 150.000 (PDF 120 KB), 30 juz, 1448 H', ['Rp 150.000', '120 KB', '30 juz', '1448 H']],
  ['Rp150.000 pada 12 Januari 2025, NIS 20260001, 5 menit', []],
  ['', []],
])('[F-36] of "%s" %j stay whole', (text, ones) => {
  expect(keptWhole(text)).toEqual(ones);
});

test('[F-36] in a body as well; [I05] of a text made to be taken apart nothing is', () => {
  const html = renderToStaticMarkup(<RichText body="Pukul 08.00–16.00 WIB." />);
  expect(html).toContain('<span class="whitespace-nowrap">08.00–16.00 WIB</span>');
  for (const piece of ['1.', '0', '1 ', 'Al-', '08.00 WIB ', '1 H '])
    expect(keptWhole(piece.repeat(50_000)).length).toBeLessThan(2);
});
