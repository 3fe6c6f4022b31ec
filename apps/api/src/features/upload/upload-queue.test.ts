import { expect, test } from 'vitest';
import { createUploadQueue } from './upload-queue.ts';

/** A queue whose uploads run until they are told to end; `running` names them in the order they began. */
function watchedQueue() {
  const queue = createUploadQueue();
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const send = (session: string, name: string) =>
    queue(session, async () => {
      running.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  return { send, running, end: (name: string) => ends.get(name)?.() };
}

test('[F-03] a session runs four and queues sixteen, and another session starts at once', async () => {
  const { send, running, end } = watchedQueue();
  const first = Array.from({ length: 20 }, (_, n) => send('a', `a${n}`));
  await expect(send('a', 'a20')).rejects.toMatchObject({ code: 'unavailable' });
  const others = ['b0', 'b1'].map((name) => send('b', name));
  await expect.poll(() => running).toEqual(['a0', 'a1', 'a2', 'a3', 'b0', 'b1']);
  end('b0');
  expect(await others[0]).toBe('b0');
  end('a0');
  expect(await first[0]).toBe('a0');
  await expect.poll(() => running.at(-1)).toBe('a4');
  expect(running).toHaveLength(7);
});

test('[F-03] free slots go to sessions round robin', async () => {
  const { send, running, end } = watchedQueue();
  for (const session of ['a', 'b']) {
    for (let n = 0; n < 10; n += 1) void send(session, `${session}${n}`);
  }
  for (let n = 0; n < 3; n += 1) void send('c', `c${n}`);
  await expect.poll(() => running.length).toBe(8);
  const before = running.length;
  for (const name of ['a0', 'b0', 'a1']) {
    const begun = running.length;
    end(name);
    await expect.poll(() => running.length).toBe(begun + 1);
  }
  expect(running.slice(before).some((name) => name.startsWith('c'))).toBe(true);
});

test('a failed upload frees its slot', async () => {
  const queue = createUploadQueue();
  for (let n = 0; n < 9; n += 1) {
    await expect(queue('a', () => Promise.reject(new Error('gagal')))).rejects.toThrow('gagal');
  }
  expect(await queue('a', async () => 'jalan')).toBe('jalan');
});
