import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openSignedIn, providerForEachTest } from '../../testing/app.tsx';
import { addPerson } from '../../testing/person.ts';
import { button } from '../../testing/screen.ts';

providerForEachTest();
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const endpoint = 'https://fcm.googleapis.com/fcm/send/kotak-uji';

/** What a browser has for it and jsdom has not, with the answer of the person. */
function browserThatAnswers(answer: NotificationPermission) {
  const permission = { permission: 'default', requestPermission: async () => answer };
  vi.stubGlobal('Notification', permission);
  vi.stubGlobal('PushManager', class {});
  let own: object | null = null;
  const unsubscribe = async () => {
    own = null;
  };
  // Both of the length that keys of a browser have.
  const keys = { p256dh: 'B'.padEnd(87, 'x'), auth: 'a'.repeat(22) };
  const pushManager = {
    getSubscription: async () => own,
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      expect(applicationServerKey).toMatch(/^[\w-]{87}$/);
      own = { endpoint, unsubscribe, toJSON: () => ({ keys }) };
      return own;
    },
  };
  const getRegistration = async () => ({ pushManager });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration },
    configurable: true,
  });
  return { isSubscribed: () => own !== null };
}

async function openAsWriter() {
  const app = await openSignedIn('/akun', 'full', await addPerson('aisyah', 'penulis'));
  await screen.findByRole('heading', { name: 'Pemberitahuan' });
  return app;
}

test('[F-114] a writer switches notifications of a device on and off again; logging out ends them', async () => {
  const browser = browserThatAnswers('granted');
  const { user } = await openAsWriter();
  const on = () => screen.findByRole('button', { name: 'Nyalakan di perangkat ini' });
  const off = () => screen.findByRole('button', { name: 'Matikan di perangkat ini' });
  await waitFor(async () => expect(await on()).toHaveProperty('disabled', false));
  expect(browser.isSubscribed()).toBe(false);
  await user.click(await on());
  await user.click(await off());
  await on();
  expect(browser.isSubscribed()).toBe(false);
  await user.click(await on());
  await off();
  await user.click(button('Keluar'));
  await waitFor(() => expect(browser.isSubscribed()).toBe(false));
});

test('[F-114] what keeps a browser from it is told, and nothing is switched on', async () => {
  const browser = browserThatAnswers('denied');
  const { user, unmount } = await openAsWriter();
  await user.click(await screen.findByRole('button', { name: 'Nyalakan di perangkat ini' }));
  await screen.findByText('Peramban belum diizinkan menampilkan pemberitahuan.');
  expect(browser.isSubscribed()).toBe(false);
  unmount();
  vi.unstubAllGlobals();
  await openSignedIn('/akun', 'full');
  await screen.findByRole('heading', { level: 1, name: 'Akun' });
  expect(screen.queryByRole('heading', { name: 'Pemberitahuan' })).toBeNull();
});
