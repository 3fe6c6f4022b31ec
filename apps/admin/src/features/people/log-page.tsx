import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { LogEntry } from '@pesantren/api-client/contract/account';
import { accountsQuery, logQuery } from '@pesantren/api-client/editorial-query';
import { instantAt } from '@pesantren/content/dates';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { type FormPage, itemPath, paths } from '../../paths.ts';
import { EmptyState } from '../../resource/list/empty-state.tsx';
import { ListSkeleton } from '../../resource/list/list-skeleton.tsx';
import { formatMoment } from '../../resource/publication/moment.ts';
import { useServices } from '../../services.ts';
import { ErrorState } from '../../shell/error-state.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import account from '../account/account-page.module.css';
import { actionNames, resourceTitles } from './action-names.ts';
import classes from './log-page.module.css';

const pageSize = 50;
const all = { value: '', label: 'Semua' };
const choices = (names: Readonly<Record<string, string>>) => [
  all,
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];

/** The audit log, with filters that the address holds; for a `pengelola` alone. */
export function LogPage() {
  const { accounts } = useServices();
  const [filter, setFilter] = useSearchParams();
  const of = (name: string) => filter.get(name) ?? '';
  const page = Math.max(1, Number(of('page')) || 1);
  const params = {
    limit: pageSize,
    offset: (page - 1) * pageSize,
    username: of('siapa'),
    action: of('apa'),
    resource: of('bagian'),
    from: beginningOf(of('dari')),
    to: beginningOf(of('sampai'), 1),
  };
  const log = useQuery({ ...logQuery(accounts, params), placeholderData: keepPreviousData });
  const people = useQuery(accountsQuery(accounts));
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(filter);
    if (name !== 'page') next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    setFilter(next, { preventScrollReset: true });
  };
  const names = Object.fromEntries((people.data ?? []).map(({ username }) => [username, username]));
  const selects = [
    ['siapa', 'Siapa', choices(names)],
    ['apa', 'Apa', choices(actionNames)],
    ['bagian', 'Bagian', choices(resourceTitles)],
  ] as const;
  const days = [
    ['dari', 'Dari tanggal'],
    ['sampai', 'Sampai tanggal'],
  ] as const;
  const total = log.data?.total ?? 0;

  return (
    <>
      <PageTitle>Catatan kegiatan</PageTitle>
      <h1 className={account.heading}>Catatan kegiatan</h1>
      <p className={account.purpose}>Siapa melakukan apa, yang terbaru di atas.</p>
      <div className={classes.filters}>
        {selects.map(([name, label, data]) => (
          <NativeSelect
            key={name}
            label={label}
            data={data}
            value={of(name)}
            onChange={(event) => set(name, event.currentTarget.value)}
          />
        ))}
        {days.map(([name, label]) => (
          <TextInput
            key={name}
            type="date"
            label={label}
            value={of(name)}
            onChange={(event) => set(name, event.currentTarget.value)}
          />
        ))}
      </div>
      {log.error && (
        <ErrorState error={log.error} isRetrying={log.isFetching} onRetry={log.refetch} />
      )}
      {log.isPending && <ListSkeleton />}
      {log.data?.items.length === 0 && <EmptyState message="Tidak ada catatan yang sesuai." />}
      <ol className={classes.log} aria-busy={log.isPlaceholderData}>
        {log.data?.items.map((entry) => (
          <li key={entry.id}>
            <strong>
              {entry.username || 'Sistem'}: {sentenceOf(entry)}
            </strong>
            <span>
              {formatMoment(new Date(entry.at))}
              {entry.address && ` · ${entry.address}`}
            </span>
          </li>
        ))}
      </ol>
      <div className={classes.pager}>
        {page > 1 && (
          <Button variant="default" onClick={() => set('page', String(page - 1))}>
            Lebih baru
          </Button>
        )}
        {page * pageSize < total && (
          <Button variant="default" onClick={() => set('page', String(page + 1))}>
            Lebih lama
          </Button>
        )}
      </div>
    </>
  );
}

/** Returns the instant at which a day begins, or one some days later; `''` for what is no day: addresses are typed too. */
function beginningOf(day: string, daysLater = 0): string {
  const instant = instantAt(day).getTime() + daysLater * 86_400_000;
  return Number.isNaN(instant) ? '' : new Date(instant).toISOString();
}

/** Says what was done, with a way to the item where there is one. */
function sentenceOf({ action, resource, item_id }: LogEntry) {
  const title = resourceTitles[resource]?.toLowerCase();
  const words = actionNames[action] ?? action;
  if (!title) return words;
  const name = `${words}, ${title}${item_id ? ` nomor ${item_id}` : ''}`;
  const hasForm = item_id && resource in paths && !['item-deleted', 'item-purged'].includes(action);
  return hasForm ? <Link to={itemPath(resource as FormPage, item_id)}>{name}</Link> : name;
}
