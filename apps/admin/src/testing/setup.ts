import { Blob, File } from 'node:buffer';
import { URL as NodeUrl } from 'node:url';
import { locks } from 'node:worker_threads';
import { notifications } from '@mantine/notifications';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { RequestByFetch } from './request-by-fetch.ts';

const { asyncWrapper } = getConfig();
const nextTask = globalThis.setImmediate;
configure({
  // A loaded machine: nothing waits for longer than it must.
  asyncUtilTimeout: 40_000,
  // A form that has opened is found with its fields, which come a frame after it.
  asyncWrapper: async (act) => {
    const found = await asyncWrapper(act);
    while (document.querySelector('form[aria-busy=true]')) {
      await asyncWrapper(() => new Promise((resolve) => nextTask(resolve)));
    }
    return found;
  },
  // The document is printed once somebody reads the error: a wait throws away dozens.
  getElementError: (message, container) =>
    Object.defineProperty(new Error(), 'message', {
      configurable: true,
      get: () => [message, prettyDOM(container)].join('\n\n'),
    }),
});

// The API and fetch run on Node's forms and files, so the page does too, not on jsdom's: once in a worker.
if (window.XMLHttpRequest.name !== RequestByFetch.name) {
  const form = await new Response(new URLSearchParams()).formData();
  const NodeRequest = Object.getPrototypeOf(Request);
  Object.assign(globalThis, { Blob, File, FormData: form.constructor, Request: NodeRequest });
  Object.assign(globalThis, { XMLHttpRequest: RequestByFetch });
  const { createObjectURL, revokeObjectURL } = NodeUrl;
  Object.assign(window.URL, { createObjectURL, revokeObjectURL });
}

const announced: RegExp[] = [];
const complaints: string[] = [];

/** Says beforehand that a test provokes console output; any other error or warning fails it. */
export function announce(pattern: RegExp): void {
  announced.push(pattern);
}

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...facts) => {
      const text = facts.map(String).join(' ');
      if (!announced.some((pattern) => pattern.test(text))) complaints.push(text);
    });
  }
  // jsdom has no database and no locks.
  globalThis.indexedDB = new IDBFactory();
  Object.assign(navigator, { locks });
  window.isSecureContext = true;
  // jsdom has no layout: nothing to scroll, no size to watch, no media to match.
  window.scrollTo = vi.fn();
  // A promise, as in newer browsers.
  Element.prototype.scrollIntoView = vi.fn(async () => undefined);
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () =>
    ({ top: 0, bottom: 0, left: 0, right: 0 }) as DOMRect;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
  Object.assign(document, { fonts: new EventTarget(), elementFromPoint: () => null });
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

afterEach(() => {
  // Timers and network of the next test, which may be another file's.
  vi.useRealTimers();
  cleanup();
  onlineManager.setOnline(true);
  notifications.clean();
  window.localStorage.clear();
  const unexpected = complaints.splice(0);
  announced.length = 0;
  vi.restoreAllMocks();
  expect(unexpected, 'console output that the test did not announce').toEqual([]);
});
