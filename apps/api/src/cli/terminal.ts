import { text } from 'node:stream/consumers';
import { styleText } from 'node:util';
import { EnvironmentError } from '@pesantren/api-client/server/environment';
import { isUnavailable } from '../db/errors.ts';

/** A progress bar: `advance` moves it, `end` clears the line. */
export type Progress = { advance: (by?: number) => void; end: () => void };

/** The input and output of a command, for the person who runs it. */
export type Terminal = {
  say: (line: string) => void;
  warn: (line: string) => void;
  progress: (label: string, total: number) => Progress;
  /** Reads all of standard input. */
  input: () => Promise<string>;
  /** Returns a signal that Ctrl-C or SIGTERM aborts, so that the command can clean up; a second one kills it. */
  stop: () => AbortSignal;
};

/** A failure with one line for people; the process exits with 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Returns the one line of an expected failure: a refused or stopped command, a failing disk or database. */
export function lineOf(error: unknown): string | undefined {
  if (error instanceof CommandError || error instanceof EnvironmentError) return error.message;
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'AbortError') return 'Dihentikan; yang belum selesai sudah dibersihkan.';
  return 'syscall' in error || isUnavailable(error)
    ? `Tidak selesai: ${error.message}.`
    : undefined;
}

const width = 30;

/** The process's own input and output; a pipe gets no progress bar. */
export const terminal: Terminal = {
  stop() {
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
    return stop.signal;
  },
  input: () => text(process.stdin),
  say: (line) => console.log(line),
  warn: (line) => console.error(styleText('yellow', line, { stream: process.stderr })),
  progress(label, total) {
    let done = 0;
    let shown = -1;
    const draw = () => {
      const share = total === 0 ? 1 : Math.min(done / total, 1);
      const filled = Math.round(share * width);
      if (!process.stderr.isTTY || filled === shown) return;
      shown = filled;
      const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
      process.stderr.write(`\r${label} ${bar} ${Math.round(share * 100)} %`);
    };
    draw();
    return {
      advance(by = 1) {
        done += by;
        draw();
      },
      end() {
        if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
      },
    };
  },
};

/** No input and no output, for a command that a job runs. */
export const silentTerminal: Terminal = {
  say: () => {},
  warn: () => {},
  progress: () => ({ advance: () => {}, end: () => {} }),
  input: async () => '',
  stop: () => new AbortController().signal,
};
