import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

let announced: RegExp[] = [];
let surprises: string[] = [];

/** Says that the running test expects a console error or warning that matches; any other one fails it. */
export function announceConsole(pattern: RegExp) {
  announced.push(pattern);
}

beforeEach(() => {
  announced = [];
  surprises = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => {
      const line = format(...parts);
      if (!announced.some((pattern) => pattern.test(line))) surprises.push(line);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(surprises).toEqual([]);
});
