import { type DestinationStream, pino } from 'pino';
import type { Log } from './deps.ts';

/**
 * Writes one line of JSON per entry, with its level and its time in UTC; whatever a caller sent is escaped
 * in it (reliability A22, L12). What comes below `level` is left out.
 */
export function createLog(level: 'error' | 'warn' | 'info', to: DestinationStream): Log {
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
