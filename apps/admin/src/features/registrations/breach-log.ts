import type { LogEntry } from '@pesantren/api-client/contract/account';
import { logQuery } from '@pesantren/api-client/editorial-query';
import { useQueries } from '@tanstack/react-query';
import { type LogLine, toLines } from '../people/log-lines.ts';
import { useAccounts } from '../people/use-accounts.ts';

/** What the log tells of who could read registrations. */
const actions = [
  ...['registrations-opened', 'registration-key-created', 'registration-passphrase-changed'],
  ...['registrations-switched', 'registration-state-changed', 'signed-in'],
];

/** Entries of each kind on the sheet; the log itself has all. */
const most = 50;

type BreachLog = { lines: readonly LogLine[]; left: number; isPending: boolean; error: unknown };

/** Reads what the log has of a time, the first entry first, and how much more there is than a sheet holds. */
export function useBreachLog(from: Date, to: Date): BreachLog {
  const accounts = useAccounts();
  const span = { from: from.toISOString(), to: to.toISOString(), limit: most };
  return useQueries({
    queries: actions.map((action) => logQuery(accounts, { ...span, action })),
    combine: (results) => {
      const pages = results.flatMap(({ data }) => data ?? []);
      const entries: LogEntry[] = pages.flatMap(({ items }) => items);
      const lastFirst = entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
      return {
        lines: toLines(lastFirst).toReversed(),
        left: pages.reduce((sum, { total, items }) => sum + total - items.length, 0),
        isPending: results.some(({ isPending }) => isPending),
        error: results.find(({ error }) => error)?.error,
      };
    },
  });
}
