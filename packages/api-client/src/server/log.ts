import { type DestinationStream, destination, pino } from 'pino';

export type LogLevel = 'error' | 'warn' | 'info';

/** Writes an entry: the event and its facts; never a password, cookie or key. */
export type Log = (
  entry: { event: string } & Record<string, string | number>,
  /** `error` when left out. */
  level?: LogLevel,
) => void;

/**
 * Creates a log that writes one line of JSON per entry, with level and time in UTC, a caller's text escaped
 * (docs/reliability.md#a22, docs/reliability.md#l12). Entries below `level` are left out.
 */
export function createLog(
  level: LogLevel,
  to: DestinationStream = destination({ fd: 2, sync: true }),
): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    to,
  );
  return (entry, of = 'error') => logger[of](entry);
}
