import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { button, uniqueTitle } from '../resource-steps.ts';
import { releaseProxy } from './release-proxy.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the browser keeps the release. */
const waitUntilKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated');

const register = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.register('/adminsekolah/sw.js').then(() => {}));

test('[E-11] the browser finds the admin installable, with icons and shortcuts', async ({
  page,
  system,
}) => {
  await page.goto(`${system.admin}/adminsekolah/login`);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window without a profile, as tests have it, is never installed from.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(system.admin + href)).json();
  expect(manifest.scope).toBe('/adminsekolah/');
  for (const { src, sizes } of manifest.icons) {
    const icon = await page.request.get(new URL(src, system.admin + href).href);
    expect(icon.headers()['content-type']).toBe('image/png');
    const width = (await icon.body()).readUInt32BE(16);
    expect(`${width}x${width}`).toBe(sizes);
  }
  const shortcuts = manifest.shortcuts.map((shortcut: { name: string }) => shortcut.name);
  expect(shortcuts).toEqual(['Tulis artikel', 'Pengumuman baru', 'Foto ke galeri']);
});

test('[E-12] without a network the second start draws the shell and a form to write in', async ({
  admin,
  context,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await waitUntilKept(admin);
  await admin.close();
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto(`${system.admin}/adminsekolah/articles/new`);
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
  await page.getByLabel('Judul', { exact: true }).fill(uniqueTitle('Pelosok'));
  await page.getByRole('textbox', { name: 'Isi' }).fill('Ditulis tanpa sinyal.');
  await expect(page.getByRole('toolbar', { name: 'Format teks' })).toBeVisible();
  await expect(page.getByText(/Draf tersimpan di perangkat ini/)).toBeVisible();
  await page.goto(`${system.admin}/adminsekolah/gallery`);
  await expect(page.getByRole('heading', { level: 1, name: 'Galeri' })).toBeVisible();
});

test('[F-114] what became of a text is shown by the worker, which no page asks', async ({
  page,
  context,
  system,
  allowConsoleError,
}) => {
  // The provider knows the admin's own origin alone.
  allowConsoleError(/blocked by CORS|ERR_FAILED/);
  const proxy = await releaseProxy(system);
  proxy.putOut('telling');
  await page.goto(`${proxy.url}login`);
  await register(page);
  await waitUntilKept(page);
  const heard = await page.evaluateHandle(() => {
    const messages: unknown[] = [];
    new BroadcastChannel('shown').onmessage = ({ data }) => messages.push(data);
    return messages;
  });
  const session = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [own] }) => {
      if (own) resolve(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const words = { title: '“Panen” sudah terbit', body: 'Diterbitkan oleh Bu Siti.' };
  const data = JSON.stringify({ ...words, path: 'articles/1' });
  await session.send('ServiceWorker.deliverPushMessage', {
    ...{ origin: new URL(proxy.url).origin, registrationId: await registrationId, data },
  });
  await expect.poll(() => heard.jsonValue()).toMatchObject([{ ...words, data: 'articles/1' }]);
  proxy.stop();
});

test('[E-13] [E-14] a newer release waits beside the open one and takes over once that is closed; the kill switch removes all but drafts', async ({
  admin,
  context,
  system,
  allowConsoleError,
}) => {
  // The provider knows the admin's own origin alone.
  allowConsoleError(/blocked by CORS|ERR_FAILED/);
  const proxy = await releaseProxy(system);
  await admin.close();
  const page = await context.newPage();
  await page.goto(`${proxy.url}login`);
  await register(page);
  await waitUntilKept(page);
  await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const opening = indexedDB.open('pesantren-admin');
    opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
    opening.onsuccess = () => {
      const writing = opening.result.transaction('drafts', 'readwrite');
      writing.objectStore('drafts').put({ values: {} }, 'sebuah-draf');
      writing.oncomplete = () => resolve();
    };
    await promise;
    opening.result.close();
  });
  proxy.putOut('newer');
  await page.reload();
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
  await expect.poll(waiting).toBe('installed');
  // The open one stays itself, reloaded too.
  await page.reload();
  expect(await isNewer(page)).toBe(false);
  await page.close();
  const next = await context.newPage();
  await expect
    .poll(async () => {
      await next.goto(`${proxy.url}login`);
      return isNewer(next);
    })
    .toBe(true);
  expect(await draftKeys(next)).toEqual(['sebuah-draf']);

  proxy.putOut('off');
  await next.reload();
  const left = () =>
    next.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
  expect(await draftKeys(next)).toEqual(['sebuah-draf']);
  proxy.stop();
});

test('[E-13] an open page offers the newer release, and reloads in it', async ({
  admin,
  system,
}) => {
  await waitUntilKept(admin);
  // A release that waits, as the page finds it at its next start.
  await admin.addInitScript(() => {
    const { register } = navigator.serviceWorker;
    navigator.serviceWorker.register = async (...args) => {
      const registration = await register.apply(navigator.serviceWorker, args);
      Object.defineProperty(registration, 'waiting', { value: { state: 'installed' } });
      return registration;
    };
  });
  await admin.goto(`${system.admin}/adminsekolah/articles`);
  await admin.getByLabel('Judul', { exact: true }).fill(uniqueTitle('Rilis'));
  await expect(admin.getByText(/Draf tersimpan di perangkat ini/)).toBeVisible();
  const toast = admin.locator('[data-toast]').filter({ hasText: 'Versi baru admin sudah terbit' });
  await expect(toast).toBeVisible();
  const loaded = admin.waitForEvent('load');
  await button(admin, 'Muat ulang').click();
  await loaded;
  expect(await admin.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect(admin.getByLabel('Judul', { exact: true })).toHaveValue(/^Rilis/);
});

const isNewer = async (page: Page) =>
  (await page.locator('meta[name="newer-release"]').count()) === 1;

const draftKeys = (page: Page) =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<IDBValidKey[]>();
    const opening = indexedDB.open('pesantren-admin');
    opening.onsuccess = () => {
      const keys = opening.result.transaction('drafts').objectStore('drafts').getAllKeys();
      keys.onsuccess = () => resolve(keys.result);
    };
    const found = await promise;
    opening.result.close();
    return found;
  });
