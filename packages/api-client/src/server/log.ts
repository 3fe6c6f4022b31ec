import { type DestinationStream, destination, pino } from 'pino';

export type LogLevel = 'error' | 'warn' | 'info';

/** One line of the log: what happened, to which request; never a password, cookie or key. */
export type Log = (
  entry: { event: string } & Record<string, string | number>,
  /** `error` when left out. */
  level?: LogLevel,
) => void;

/**
 * Writes one line of JSON per entry, with its level and its time in UTC; whatever a caller sent is escaped
 * in it (reliability A22, L12). What comes below `level` is left out.
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
