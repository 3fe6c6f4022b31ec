import { expect, test } from 'vitest';
import { whatsAppUrl } from './whatsapp-url.ts';

test('WhatsApp gets title, one line and link, whatever stands in them', () => {
  const page = { title: 'Panen & raya?', line: 'Baris #1', url: 'https://contoh.sch.id/artikel/a' };
  const url = new URL(whatsAppUrl(page));
  expect(url.origin + url.pathname).toBe('https://wa.me/');
  expect([...url.searchParams]).toEqual([
    ['text', 'Panen & raya?\n\nBaris #1\n\nhttps://contoh.sch.id/artikel/a'],
  ]);
  expect(decodeURIComponent(whatsAppUrl({ ...page, line: '' }))).toContain('raya?\n\nhttps');
});
