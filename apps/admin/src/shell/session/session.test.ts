import { beforeEach, expect, test } from 'vitest';
import { createSession } from './session.ts';

let session: ReturnType<typeof createSession>;
beforeEach(() => {
  session = createSession(window.localStorage);
  session.start('admin');
});

test('[P19] a call that waits goes on when the same person is back', async () => {
  const renewed = session.waitForReauth();
  expect([session.username(), session.expired(), session.hasWaitingCalls()]).toEqual([
    null,
    true,
    true,
  ]);
  session.start('admin');
  expect(await renewed).toBe(true);
  expect([session.expired(), session.hasWaitingCalls()]).toEqual([false, false]);
});

test('[P19] it is not made in another person’s name, nor when one gives up', async () => {
  const first = session.waitForReauth();
  session.start('kepala');
  expect(await first).toBe(false);
  expect(session.account()).toBe('kepala');
  const second = session.waitForReauth();
  session.end();
  expect(await second).toBe(false);
  expect([session.username(), session.expired(), session.account()]).toEqual([
    null,
    false,
    'kepala',
  ]);
});

test('a login or a logout in another tab counts here, too', async () => {
  let told = 0;
  const stop = session.subscribe(() => {
    told += 1;
  });
  const elsewhere = (name: string | null) => {
    if (name === null) window.localStorage.removeItem('adminUsername');
    else window.localStorage.setItem('adminUsername', name);
    window.dispatchEvent(new StorageEvent('storage', { key: 'adminUsername' }));
  };
  elsewhere(null);
  expect([session.username(), session.expired(), told]).toEqual([null, true, 1]);
  const renewed = session.waitForReauth();
  elsewhere('admin');
  expect([await renewed, session.expired()]).toEqual([true, false]);
  stop();
  elsewhere(null);
  expect(told).toBe(3);
});
