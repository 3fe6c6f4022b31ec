import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createIslandCode, type IslandCode, LazyIsland } from './lazy-island.tsx';
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

/** Hydrates the page that a server has rendered, in a browser that loads `code`; returns its button. */
async function hydrateIsland(code: IslandCode): Promise<HTMLElement> {
  const onServer = createIslandCode(async () => Counter);
  await onServer.load();
  document.body.innerHTML = renderToString(<LazyIsland code={onServer} />);
  await act(async () => {
    root = hydrateRoot(document.body, <LazyIsland code={code} />);
    watchMissedClicks();
  });
  return document.body.querySelector('button') as HTMLElement;
}

test('the server’s HTML stays; its code is loaded at the visitor’s first interaction', async () => {
  const load = vi.fn(async () => Counter);
  const button = await hydrateIsland(createIslandCode(load));
  expect(button.textContent).toBe('0 kali');
  expect(load).not.toHaveBeenCalled();

  await act(async () => window.dispatchEvent(new Event('scroll')));
  expect(load).toHaveBeenCalledOnce();
  await act(async () => button.click());
  expect(document.body.querySelector('button')).toBe(button);
  expect(button.textContent).toBe('1 kali');
});

test('a click before the code is loaded is replayed once when it is', async () => {
  const { promise: code, resolve: send } = Promise.withResolvers<typeof Counter>();
  const button = await hydrateIsland(createIslandCode(() => code));
  await act(async () => button.click());
  expect(button.textContent).toBe('0 kali');
  await act(async () => send(Counter));
  expect(document.body.querySelector('button')).toBe(button);
  expect(button.textContent).toBe('1 kali');
});

test('code that cannot be loaded leaves the server’s HTML as it is', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('putus')));
  const button = await hydrateIsland(createIslandCode(load));
  await act(async () => window.dispatchEvent(new Event('scroll')));
  expect(load).toHaveBeenCalledOnce();
  expect(document.body.querySelector('button')).toBe(button);
});

test('a page that the browser renders itself has its island at once', async () => {
  const code = createIslandCode(async () => Counter);
  await code.load();
  expect(renderToString(<LazyIsland code={code} />)).toContain('kali');
});
