import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLateReport } from './late-report.ts';

let reported: string[] = [];
let end: () => void;
let late: ReturnType<typeof createLateReport<string>>;

beforeEach(() => {
  vi.useFakeTimers();
  reported = [];
  late = createLateReport((value: string) => reported.push(value));
  end = late.listen();
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

/** Changes the value once each 100 ms. */
function type(keys: number): void {
  for (let key = 1; key <= keys; key += 1) {
    late.change('a'.repeat(key));
    vi.advanceTimersByTime(100);
  }
}

test('[E-26] what is typed is reported once typing rests, not at each key', () => {
  type(5);
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(reported).toEqual(['aaaaa']);
  vi.advanceTimersByTime(10_000);
  expect(reported).toHaveLength(1);
});

test('[E-26] who types without a rest is reported within two seconds', () => {
  type(20);
  expect(reported).toHaveLength(1);
  type(20);
  expect(reported).toHaveLength(2);
});

test.each([
  'click',
  'submit',
  'focusout',
  'popstate',
  'visibilitychange',
  'pagehide',
  'beforeunload',
])('[E-26] before anybody else hears of a %s, what is typed is reported', (event) => {
  const button = document.body.appendChild(document.createElement('button'));
  const heard: string[][] = [];
  const hear = () => heard.push([...reported]);
  button.addEventListener(event, hear);
  window.addEventListener(event, hear);
  late.change('panen');
  const target = /click|submit|focusout/.test(event) ? button : window;
  target.dispatchEvent(new Event(event, { bubbles: true }));
  expect(heard.length).toBeGreaterThan(0);
  for (const known of heard) expect(known).toEqual(['panen']);
  window.removeEventListener(event, hear);
  button.remove();
});

test('[E-26] what is typed is reported when the text is taken away', () => {
  late.change('panen');
  end();
  expect(reported).toEqual(['panen']);
});
