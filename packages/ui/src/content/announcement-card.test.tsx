import type { Announcement } from '@pesantren/api-client/contract/announcement';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { AnnouncementCard } from './announcement-card.tsx';
import { DateStamp } from './date-stamp.tsx';
import { PdfBox } from './pdf-box.tsx';

const announcement: Announcement = {
  id: '7',
  title: 'Jadwal ujian',
  content: '',
  date: '24 November 2026',
  time: '08.00 WIB',
  priority: 'Sedang',
  category: 'Akademik',
  pdf_name: '',
  pdf_url: '',
  pdf_bytes: undefined,
  pdf_image: '',
  pdf_pages: undefined,
  updated_at: '',
  version: undefined,
};

afterEach(cleanup);

function card(change: Partial<Announcement> = {}) {
  const shown = { ...announcement, ...change };
  render(<AnnouncementCard announcement={shown} lead="Enam hari." href="/a/7" heading="h3" />);
  return screen.getByRole('article');
}

test('[N-01] a card links to its announcement and shows its category', () => {
  const article = card();
  expect(screen.getByRole('link', { name: 'Jadwal ujian' }).getAttribute('href')).toBe('/a/7');
  expect(article.textContent).toContain('Akademik');
  expect(article.textContent).not.toContain('Penting');
});

test('[F-87] the leaf is the day of the event; that of publication is said to be one', () => {
  const { textContent } = card({ date: '24 November 2025' });
  expect(textContent).toContain('Diterbitkan 24 November 2025');
  expect(textContent).not.toContain(' H');
  cleanup();
  const days = { event_date: '2099-12-07', event_end_date: '2099-12-12', event_place: 'aula' };
  const [leaf] = card({ date: '24 November 2025', ...days }).getElementsByTagName('time');
  expect(leaf?.textContent).toBe('7 Desember 2099');
  screen.getByText('sampai 12 Desember 2099, aula');
  screen.getByText(/^Diterbitkan/);
});

test.each(['high', 'Penting'])('[N-01] priority %s carries the badge with its icon', (priority) => {
  card({ priority });
  expect(screen.getByText('Penting').querySelector('svg')).not.toBeNull();
});

test('[N-02] a PDF has its download link, one that may not be linked has none', () => {
  card({ pdf_url: 'https://contoh.sch.id/a.pdf', pdf_bytes: 84_000 });
  const link = screen.getByRole('link', { name: /Unduh PDF.*Pengumuman-7\.pdf.*83 KB/ });
  expect(link.getAttribute('href')).toBe('https://contoh.sch.id/a.pdf');
  expect(renderToStaticMarkup(<PdfBox announcement={announcement} />)).toBe('');
});

test('[P06] an item of nothing but an id shows words, never null', () => {
  const empty = { title: '', date: '', category: '', priority: '' };
  expect(card(empty).textContent).toBe('Tanpa judulEnam hari.');
});

test.each([
  ['2026-11-24', '24 November 2026'],
  ['2026-11-23T17:00:00Z', '24 November 2026'],
  ['24/11/2026', '24 November 2026'],
])('[S10] [P17] the stamp of %s is the day in WIB, with its Hijri day', (text, day) => {
  render(<DateStamp text={text} />);
  const time = screen.getByText((_, element) => element?.tagName === 'TIME');
  expect(time.textContent).toBe(day);
  expect(time.getAttribute('datetime')).toBe('2026-11-24');
  expect(time.parentElement?.textContent).toMatch(/14 Jumadil.*1448\sH$/);
});

test('[F-36] a Hijri month is in one piece, its year too', () => {
  const { container } = render(<DateStamp text="24 November 2026" />);
  expect(container.textContent).toContain('14 Jumadilakhir 1448\u00a0H');
  expect(container.innerHTML).not.toContain('\u00ad');
});

test.each([
  ['Awal Ramadan', 'Awal Ramadan'],
  ['0000-00-00', ''],
  ['1795478400', ''],
  ['', ''],
])('[F-09] [P17] the stamp of "%s" degrades to "%s"', (text, shown) => {
  const { container } = render(<DateStamp text={text} />);
  expect(container.textContent).toBe(shown);
});
