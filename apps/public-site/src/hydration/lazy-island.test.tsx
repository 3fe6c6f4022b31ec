import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createLazyIsland, type LazyIslandCode } from './late-part.ts';
import { LazyIsland } from './lazy-island.tsx';
import { watchMissedClicks } from './replay-click.ts';

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} kali
    </button>
  );
}

/** The page as the server draws it, then taken over by a browser whose part is `part`. */
async function takeOver(part: LazyIslandCode): Promise<HTMLElement> {
  const onServer = createLazyIsland(async () => Counter);
  await onServer.bring();
  document.body.innerHTML = renderToString(<LazyIsland part={onServer} />);
  await act(async () => {
    root = hydrateRoot(document.body, <LazyIsland part={part} />);
    watchMissedClicks();
  });
  return document.body.querySelector('button') as HTMLElement;
}

test('what the server drew stays; its code comes at the first sign of the visitor', async () => {
  const load = vi.fn(async () => Counter);
  const button = await takeOver(createLazyIsland(load));
  expect(button.textContent).toBe('0 kali');
  expect(load).not.toHaveBeenCalled();

  await act(async () => window.dispatchEvent(new Event('scroll')));
  expect(load).toHaveBeenCalledOnce();
  await act(async () => button.click());
  expect(document.body.querySelector('button')).toBe(button);
  expect(button.textContent).toBe('1 kali');
});

test('what is clicked before the code is here is done once when it is', async () => {
  const { promise: code, resolve: send } = Promise.withResolvers<typeof Counter>();
  const button = await takeOver(createLazyIsland(() => code));
  await act(async () => button.click());
  expect(button.textContent).toBe('0 kali');
  await act(async () => send(Counter));
  expect(document.body.querySelector('button')).toBe(button);
  expect(button.textContent).toBe('1 kali');
});

test('code that cannot be had leaves the words where they are', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('putus')));
  const button = await takeOver(createLazyIsland(load));
  await act(async () => window.dispatchEvent(new Event('scroll')));
  expect(load).toHaveBeenCalledOnce();
  expect(document.body.querySelector('button')).toBe(button);
});

test('a page that the browser draws itself has its part at once', async () => {
  const part = createLazyIsland(async () => Counter);
  await part.bring();
  expect(renderToString(<LazyIsland part={part} />)).toContain('kali');
});
