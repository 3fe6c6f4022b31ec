import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test fails on any console error or warning that it did not announce by
// `vi.spyOn(console, 'warn').mockImplementation(() => {})`.
const { error, warn } = console;
let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  console.error = (...args: unknown[]) => unexpected.push(format(...args));
  console.warn = (...args: unknown[]) => unexpected.push(format(...args));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  Object.assign(console, { error, warn });
  expect(unexpected, 'console errors and warnings that the test did not announce').toEqual([]);
});
