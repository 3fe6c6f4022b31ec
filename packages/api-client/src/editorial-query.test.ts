import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createEditorial } from './editorial.ts';
import {
  accountsQuery,
  calendarQuery,
  logQuery,
  revisionQuery,
  revisionsQuery,
} from './editorial-query.ts';
import { resourceKey } from './query.ts';
import { createAccounts } from './staff/accounts.ts';
import { apiUrl } from './testing/provider.ts';

test('[V-10] what is read of a resource is read again after each of its saves, the rest is not', async () => {
  const asked: string[] = [];
  const options = {
    ...{ url: apiUrl, key: 'kunci-uji', profile: 'full' as const },
    fetch: async (input: RequestInfo | URL) => {
      asked.push(new URL(String(input)).pathname.replace('/api/', ''));
      return Response.json(null);
    },
  };
  const client = Object.assign(createEditorial(options), createAccounts(options));
  const [from, to] = [new Date('2027-03-01'), new Date('2027-04-01')];
  const own = [revisionsQuery(client, 'articles', '7'), revisionQuery(client, 'articles', '7', 2)];
  const others = [calendarQuery(client, from, to), accountsQuery(client), logQuery(client, {})];
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const query of [...own, ...others]) await queries.prefetchQuery(query as never);
  expect(asked).toEqual([
    ...['articles.php/7/revisions'],
    ...['articles.php/7/revisions/2', 'calendar.php', 'accounts.php'],
    'admin.php/log',
  ]);
  const found = queries.getQueryCache().findAll({ queryKey: resourceKey('articles') });
  expect(found).toHaveLength(own.length);
});
