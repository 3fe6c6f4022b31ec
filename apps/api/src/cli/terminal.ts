import { styleText } from 'node:util';

/** How far a long command is: `advance` counts on, `end` clears the line. */
export type Progress = { advance: (by?: number) => void; end: () => void };

/** What a command tells the person who runs it. */
export type Terminal = {
  say: (line: string) => void;
  warn: (line: string) => void;
  progress: (label: string, total: number) => Progress;
};

/** A command that cannot be done, in one line for people; the process ends with 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

const width = 30;

/** The terminal itself: progress is a bar on a screen and nothing at all in a pipe. */
export const terminal: Terminal = {
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
