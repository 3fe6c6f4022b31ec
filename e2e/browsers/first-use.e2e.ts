import { messages } from '@pesantren/content/messages';
import type { System } from '../systems.ts';
import { expect, test } from './fixtures.ts';
import { type Tab, tap, type } from './tab.ts';

type Control = {
  /** Of its page; `article` stands for one. */
  path: string;
  /** Window's width, where it is not a desktop's. */
  width?: number;
  touch: (tab: Tab) => Promise<void>;
  /** What shows its effect, in the page. */
  stateOf: () => unknown;
  /** The effect, once. */
  effect: unknown;
};

const article = '/artikel/tiga-puluh-juz-sebelum-subuh-malam-khataman-angkatan-ketujuh';

/** What visitors touch, each on the page that a visit of its own begins with. */
const controls: Record<string, Control> = {
  '[H-05] menu': {
    path: '/',
    width: 420,
    touch: (tab) => tap(tab, 'header button[aria-label=Menu]'),
    stateOf: () => document.querySelector('nav[aria-label=Menu]')?.getClientRects().length,
    effect: 1,
  },
  '[H-03] dropdown': {
    path: '/',
    touch: (tab) => tap(tab, 'header button', 'Profil'),
    stateOf: () =>
      [...document.querySelectorAll('header [data-dropdown] button')].map((each) =>
        each.getAttribute('aria-expanded'),
      ),
    effect: ['true'],
  },
  '[A-01] search': {
    path: '/artikel',
    touch: async (tab) => {
      await tap(tab, 'input[type=search]');
      await type(tab, 'sawah');
    },
    stateOf: () => [
      location.search,
      document.querySelector<HTMLInputElement>('input[type=search]')?.value,
    ],
    effect: ['?q=sawah', 'sawah'],
  },
  '[A-01] category': {
    path: '/artikel',
    touch: (tab) => tap(tab, 'button[name=kategori]', 'Opini'),
    stateOf: () => [
      location.search,
      [...document.querySelectorAll('[name=kategori][aria-pressed=true]')].map(
        (each) => each.textContent,
      ),
    ],
    effect: ['?kategori=Opini', ['Opini']],
  },
  '[G-02] picture': {
    path: '/galeri',
    touch: (tab) => tap(tab, 'section[aria-label="Daftar gambar"] a'),
    stateOf: () =>
      [...document.querySelectorAll('dialog[open]')].map((each) => [
        each.matches(':modal'),
        each.querySelector('p')?.textContent.split('/')[0]?.trim(),
      ]),
    effect: [[true, '1']],
  },
  '[R-05] [E-02] picture of a text': {
    path: '/halaman/fasilitas',
    touch: (tab) => tap(tab, '.gallery a'),
    stateOf: () =>
      [...document.querySelectorAll('dialog.body-pictures:modal [role=status]')].map(
        (each) => each.textContent,
      ),
    effect: ['1 / 3'],
  },
  '[R-05] [E-09] card': {
    path: '/halaman/fasilitas',
    touch: (tab) => tap(tab, 'a.embed'),
    stateOf: () => [
      document.querySelectorAll('iframe').length,
      document.querySelector('a.embed')?.getClientRects().length,
    ],
    effect: [1, 0],
  },
  '[R-05] [K-01] map': {
    path: '/kontak',
    touch: (tab) => tap(tab, 'button[data-map]'),
    stateOf: () => [document.querySelectorAll('iframe').length, document.activeElement?.tagName],
    effect: [1, 'IFRAME'],
  },
  '[A-02] load more': {
    path: '/artikel',
    touch: (tab) => tap(tab, 'a', 'Muat lebih banyak'),
    stateOf: () => document.querySelectorAll('section[aria-label^=Daftar] article').length,
    effect: 24,
  },
  '[A-04] copy link': {
    path: article,
    touch: (tab) => tap(tab, 'main button', 'Salin tautan'),
    stateOf: () => document.querySelector('main [data-copy]')?.textContent,
    effect: messages.copied,
  },
  '[K-04] class': {
    path: '/data-siswa',
    touch: async (tab) => {
      await tab.evaluate(() => document.querySelector('select')?.focus());
      await type(tab, '\uE015');
    },
    stateOf: () => [location.search, document.querySelector('select')?.value],
    effect: ['?kelas=X', 'X'],
  },
  '[P-02] carousel': {
    path: '/profil',
    // Not the next one: it turns by itself until then.
    touch: (tab) => tap(tab, 'button[aria-label="Tampilkan gambar 3"]'),
    stateOf: () =>
      [...document.querySelectorAll('[data-carousel] [data-show]')].findIndex(
        (each) => each.getAttribute('aria-current') === 'true',
      ),
    effect: 2,
  },
  '[B-02] film': {
    path: '/',
    touch: (tab) => tap(tab, 'button[data-film]'),
    stateOf: () => document.querySelectorAll('dialog[open]:modal').length,
    effect: 1,
  },
  'color scheme': {
    path: '/kontak',
    touch: (tab) => tap(tab, 'footer label', 'Gelap'),
    stateOf: () => [document.documentElement.dataset.scheme, document.cookie],
    effect: ['dark', 'skema=dark'],
  },
  '[K-02] print': {
    path: '/bergabung',
    touch: async (tab) => {
      await tab.evaluate(() => {
        window.print = () => {
          const { dataset } = document.documentElement;
          dataset.printed = `${Number(dataset.printed ?? 0) + 1}`;
        };
      });
      await tap(tab, 'button[data-print]');
    },
    stateOf: () => document.documentElement.dataset.printed,
    effect: '1',
  },
};

for (const [name, { path, width = 1280, touch, stateOf, effect }] of Object.entries(controls)) {
  test(`${name} as the first act of a visit has its effect, once`, async ({ tab, system }) => {
    await open(tab, system, path, width);
    await touch(tab);
    await expect.poll(() => tab.evaluate(stateOf)).toEqual(effect);
    // What would come twice comes now.
    await expect
      .poll(() => tab.evaluate(() => document.querySelectorAll('[data-waiting]').length))
      .toBe(0);
    expect(await tab.evaluate(stateOf)).toEqual(effect);
  });
}

async function open(tab: Tab, { site }: System, path: string, width: number): Promise<void> {
  await tab.resize(width, 800);
  await tab.goto(site + path);
}
