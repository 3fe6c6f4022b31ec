import type { Page } from '../../e2e/fixtures.ts';
import { article, facilities } from '../harness/pages.ts';
import { type Control, tap } from './touch.ts';

/** A `StateOf`: the items of the list. */
function listed(): string {
  const items = document.querySelectorAll('section[aria-label^="Daftar"] :is(article, li, tr)');
  return [...items].map(({ textContent }) => textContent).join();
}

/** A `StateOf`: how many foreign pages are shown. */
function framed(): string {
  return String(document.querySelectorAll('iframe').length);
}

/** Brings back a control that is gone once it was used. */
async function reopen(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' });
}

/** What visitors touch, each on the page that a visit of its own begins with. */
export const controls: Record<string, Control> = {
  menu: {
    path: '/',
    find: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }),
    stateOf: () =>
      String(document.querySelector('nav[aria-label="Menu"]')?.getClientRects().length),
    reset: (page) => page.keyboard.press('Escape'),
  },
  search: {
    path: '/artikel',
    find: (page) => page.getByRole('searchbox', { name: 'Cari artikel' }),
    touch: async (page, field) => {
      await tap(page, field);
      await page.keyboard.press('z');
    },
    stateOf: (field) => (field as HTMLInputElement).value,
    laterStateOf: listed,
  },
  filter: {
    path: '/artikel',
    find: (page, touches) =>
      page
        .getByRole('form', { name: 'Kategori' })
        .getByRole('button')
        .nth(1 + touches),
    stateOf: listed,
  },
  lightbox: {
    path: '/galeri',
    find: (page) => page.getByRole('region', { name: 'Daftar gambar' }).getByRole('link').first(),
    stateOf: () => String([...document.querySelectorAll('dialog')].some(({ open }) => open)),
    reset: (page) => page.keyboard.press('Escape'),
  },
  map: {
    path: '/kontak',
    find: (page) => page.getByRole('button', { name: 'Tampilkan peta Google' }),
    stateOf: framed,
    reset: reopen,
  },
  'body picture': {
    path: facilities,
    find: (page) => page.locator('.gallery a').first(),
    stateOf: () => String(document.querySelectorAll('dialog[open]').length),
    reset: (page) => page.keyboard.press('Escape'),
  },
  card: {
    path: facilities,
    find: (page) => page.getByRole('link', { name: 'Lihat peta Google' }),
    stateOf: framed,
    reset: reopen,
  },
  'load more': {
    path: '/artikel',
    find: (page) => page.getByRole('link', { name: 'Muat lebih banyak' }),
    stateOf: listed,
  },
  'copy link': {
    path: article,
    find: (page) => page.getByRole('button', { name: 'Salin tautan' }),
    stateOf: ({ textContent }) => textContent,
  },
  'class choice': {
    path: '/data-siswa',
    find: (page) => page.getByRole('combobox', { name: 'Kelas' }),
    // The list to choose from is the system's own.
    touch: async (page, select) => {
      await select.focus();
      await page.keyboard.press('ArrowDown');
    },
    stateOf: listed,
  },
  carousel: {
    path: '/profil',
    find: (page) => page.getByRole('button', { name: 'Gambar berikutnya' }),
    stateOf: () => {
      const slides = document.querySelectorAll('[aria-roledescription="gambar"]');
      const places = [...slides].map((slide) => {
        const { zIndex, visibility } = getComputedStyle(slide);
        return [zIndex, visibility, Math.round(slide.getBoundingClientRect().left)];
      });
      return String(places);
    },
  },
};
