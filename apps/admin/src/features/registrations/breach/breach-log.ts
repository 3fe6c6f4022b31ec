import type { LogEntry } from '@pesantren/api-client/contract/account';
import { useQuery } from '@tanstack/react-query';
import { type LogLine, toLines } from '../../people/log-lines.ts';
import { useAccounts } from '../../people/use-accounts.ts';

/** The log's actions that tell who could read registrations. */
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
  const { data, isPending, error } = useQuery({
    queryKey: ['log', 'registrations', span],
    queryFn: ({ signal }) =>
      Promise.all(actions.map((action) => accounts.log({ ...span, action }, signal))),
  });
  const entries: LogEntry[] = (data ?? []).flatMap(({ items }) => items);
  const lastFirst = entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  const left = (data ?? []).reduce((sum, { total, items }) => sum + total - items.length, 0);
  return { lines: toLines(lastFirst).toReversed(), left, isPending, error };
}
