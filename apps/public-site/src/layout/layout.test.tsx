import { defaultFacts } from '@pesantren/content/default-facts';
import { limits } from '@pesantren/content/limits';
import { act, fireEvent, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { open, providerForEachTest } from '../testing/site.tsx';

providerForEachTest();

afterEach(() => vi.useRealTimers());

function isOpen(trigger: HTMLElement): boolean {
  return trigger.getAttribute('aria-expanded') === 'true';
}

test('[H-01] [H-02] has the navigation in order, the current page marked, and the call to action', async () => {
  const { page } = await open('/artikel');
  const navigation = within(page.getByRole('navigation', { name: 'Utama' }));
  const labels = navigation
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.closest('li') === null)
    .map((item) => item.querySelector('a, button')?.textContent);
  expect(labels).toEqual([
    ...['Beranda', 'Profil', 'Artikel', 'Pengumuman', 'Prestasi', 'Galeri', 'Kontak'],
  ]);
  const current = navigation.getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(['Artikel']);
  expect(page.getByRole('link', { name: 'Bergabung' }).getAttribute('href')).toBe('/bergabung');
});

test.each([
  ['/bergabung', 'Bergabung'],
  ['/cari', 'Cari'],
])('[F-88] on %s the header marks its link to it, and on no other page', async (path, name) => {
  const current = (page: Awaited<ReturnType<typeof open>>['page']) =>
    within(page.getByRole('banner'))
      .getAllByRole('link', { name })
      .map((link) => link.getAttribute('aria-current'));
  expect(current((await open(path)).page)).toEqual(['page']);
  expect(current((await open('/kontak')).page)).toEqual([null]);
});

test('[H-03] Profil opens on hover and closes 500 ms after the pointer leaves', async () => {
  const { page, user } = await open('/');
  const profil = page.getByRole('button', { name: 'Profil' });
  await user.hover(profil);
  expect(isOpen(profil)).toBe(true);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const openAfter = (milliseconds: number) => {
    act(() => vi.advanceTimersByTime(milliseconds));
    return isOpen(profil);
  };
  const mouse = { pointerType: 'mouse' };
  fireEvent.pointerLeave(profil, mouse);
  expect(openAfter(limits.dropdownCloseDelay - 1)).toBe(true);
  fireEvent.pointerEnter(profil, mouse);
  expect(openAfter(limits.dropdownCloseDelay)).toBe(true);
  fireEvent.pointerLeave(profil, mouse);
  expect(openAfter(limits.dropdownCloseDelay - 1)).toBe(true);
  expect(openAfter(1)).toBe(false);
});

test('[H-04] Profil opens by keyboard; Escape closes it and returns the focus', async () => {
  const { page, user } = await open('/');
  const profil = page.getByRole('button', { name: 'Profil' });
  profil.focus();
  await user.keyboard('{Enter}');
  expect(isOpen(profil)).toBe(true);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Profil Sekolah');
  await user.keyboard('{Escape}');
  expect(isOpen(profil)).toBe(false);
  expect(document.activeElement).toBe(profil);
  await user.keyboard('{Enter}{Tab}{Tab}{Tab}');
  expect(isOpen(profil)).toBe(false);
});

test('[H-04] Profil toggles by touch', async () => {
  const { page, user } = await open('/');
  const profil = page.getByRole('button', { name: 'Profil' });
  for (const expected of [true, false]) {
    await user.pointer({ keys: '[TouchA]', target: profil });
    expect(isOpen(profil)).toBe(expected);
  }
});

test('[H-06] the footer has channels, quick links, address, three phones and copyright', async () => {
  const { page } = await open('/');
  const footer = within(page.getByRole('contentinfo'));
  const hrefs = footer.getAllByRole<HTMLAnchorElement>('link').map((link) => link.href);
  for (const { url } of defaultFacts.socials) expect(hrefs).toContain(url);
  const quick = within(footer.getByRole('navigation', { name: 'Tautan cepat' })).getAllByRole(
    'link',
  );
  expect(quick.map((link) => link.textContent)).toEqual([
    ...['Profil Sekolah', 'Artikel', 'Pengumuman', 'Galeri', 'Data Siswa'],
  ]);
  const text = page.getByRole('contentinfo').textContent;
  expect(text).toContain('Aceh Tenggara');
  for (const { title, phone } of defaultFacts.contacts)
    expect(text).toContain(`${title} ·${phone}`);
  expect(text).toContain('© 2024');
});

test('the chosen scheme is stored in a cookie and rendered by the server', async () => {
  const { page, user } = await open('/');
  await user.click(page.getByRole('radio', { name: 'Gelap' }));
  expect(document.documentElement.dataset.scheme).toBe('dark');
  expect(document.cookie).toContain('skema=dark');
  await open('/', { cookie: document.cookie });
  expect(document.documentElement.dataset.scheme).toBe('dark');
});
