import { styleText } from 'node:util';
import { EnvironmentError } from '@pesantren/api-client/server/environment';
import { isUnavailable } from '../db/errors.ts';

/** How far a long command is: `advance` counts on, `end` clears the line. */
export type Progress = { advance: (by?: number) => void; end: () => void };

/** What a command tells the person who runs it. */
export type Terminal = {
  say: (line: string) => void;
  warn: (line: string) => void;
  progress: (label: string, total: number) => Progress;
  /** Aborted by Ctrl-C or SIGTERM: who asks for it clears away what is begun. A second one ends at once. */
  stop: () => AbortSignal;
};

/** A command that cannot be done, in one line for people; the process ends with 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** What a command that was stopped, or met a disk or a database that failed, says in its one line. */
export function lineOf(error: unknown): string | undefined {
  if (error instanceof CommandError || error instanceof EnvironmentError) return error.message;
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'AbortError') return 'Dihentikan; yang belum selesai sudah dibersihkan.';
  return 'syscall' in error || isUnavailable(error)
    ? `Tidak selesai: ${error.message}.`
    : undefined;
}

const width = 30;

/** The terminal itself: progress is a bar on a screen and nothing at all in a pipe. */
export const terminal: Terminal = {
  stop() {
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
    return stop.signal;
  },
  say: (line) => console.log(line),
  warn: (line) => console.error(styleText('yellow', line, { stream: process.stderr })),
  progress(label, total) {
    let done = 0;
    let drawn = -1;
    const draw = () => {
      const share = total === 0 ? 1 : Math.min(done / total, 1);
      const filled = Math.round(share * width);
      if (!process.stderr.isTTY || filled === drawn) return;
      drawn = filled;
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
