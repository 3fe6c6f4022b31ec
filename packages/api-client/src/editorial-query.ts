import { queryOptions } from '@tanstack/react-query';
import type { PublishedName } from './contract/publication.ts';
import type { EditorialClient } from './editorial.ts';
import type { createAccounts, LogParams } from './staff/accounts.ts';
import type { createBackups } from './staff/backups.ts';
import type { createReports } from './staff/reports.ts';

type Accounts = ReturnType<typeof createAccounts>;

/** Options of a query for the history of an item, the newest first. */
export function revisionsQuery(
  client: Pick<EditorialClient, 'revisions'>,
  name: PublishedName,
  id: string,
) {
  return queryOptions({
    queryKey: [name, 'revisions', id],
    queryFn: ({ signal }) => client.revisions(name, id, signal),
  });
}

/** Options of a query for an item as one of its versions shows it. */
export function revisionQuery<Name extends PublishedName>(
  client: Pick<EditorialClient, 'revision'>,
  name: Name,
  id: string,
  version: number,
) {
  return queryOptions({
    queryKey: [name, 'revisions', id, version],
    queryFn: ({ signal }) => client.revision(name, id, version, signal),
  });
}

/** Options of a query for what appears and ends from one moment to before another. */
export function calendarQuery(client: Pick<EditorialClient, 'calendar'>, from: Date, to: Date) {
  return queryOptions({
    queryKey: ['calendar', from.toISOString(), to.toISOString()],
    queryFn: ({ signal }) => client.calendar(from, to, signal),
  });
}

/** Begins the keys of the queries for requests to publish, which a save or an answer makes out of date. */
export const requestsKey = ['requests'] as const;

/** Options of a query for the requests to publish that concern an account, the last first. */
export function requestsQuery(client: Pick<EditorialClient, 'requests'>, account: string) {
  return queryOptions({
    queryKey: [...requestsKey, account],
    queryFn: ({ signal }) => client.requests(signal),
  });
}

/** Options of a query for all accounts. */
export function accountsQuery(client: Pick<Accounts, 'accounts'>) {
  return queryOptions({
    queryKey: ['accounts'],
    queryFn: ({ signal }) => client.accounts(signal),
  });
}

/** Options of a query for the state of the backups, asked again while one runs. */
export function backupsQuery(client: Pick<ReturnType<typeof createBackups>, 'backups'>) {
  return queryOptions({
    queryKey: ['backups'],
    queryFn: ({ signal }) => client.backups(signal),
    refetchInterval: ({ state }) => (state.data?.running ? 2000 : false),
  });
}

/** Options of a query for the report on the site. */
export function reportQuery(client: Pick<ReturnType<typeof createReports>, 'report'>) {
  return queryOptions({
    queryKey: ['report'],
    queryFn: ({ signal }) => client.report(signal),
  });
}

/** Options of a query for a page of the audit log: `{items, total}`. */
export function logQuery(client: Pick<Accounts, 'log'>, params: LogParams) {
  return queryOptions({
    queryKey: ['log', params],
    queryFn: ({ signal }) => client.log(params, signal),
  });
}
