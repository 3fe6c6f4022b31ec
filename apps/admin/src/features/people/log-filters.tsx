import { NativeSelect, TextInput } from '@mantine/core';
import { accountsQuery } from '@pesantren/api-client/editorial-query';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { actionNames, resourceTitles } from './action-names.ts';
import classes from './log-page.module.css';
import { useAccounts } from './use-accounts.ts';

const choices = (names: Readonly<Record<string, string>>) => [
  { value: '', label: 'Semua' },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];

/** The filters of the audit log, which the address holds: account, action, part, days. */
export function LogFilters() {
  const people = useQuery(accountsQuery(useAccounts())).data ?? [];
  const [filter, setFilter] = useSearchParams();
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(filter);
    next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    setFilter(next, { preventScrollReset: true });
  };
  const field = (name: string, label: string) => ({
    label,
    value: filter.get(name) ?? '',
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  });
  const names = Object.fromEntries(people.map(({ username }) => [username, username]));
  return (
    <div className={classes.filters}>
      <NativeSelect data={choices(names)} {...field('siapa', 'Siapa')} />
      <NativeSelect data={choices(actionNames)} {...field('apa', 'Apa')} />
      <NativeSelect data={choices(resourceTitles)} {...field('bagian', 'Bagian')} />
      <TextInput type="date" {...field('dari', 'Dari tanggal')} />
      <TextInput type="date" {...field('sampai', 'Sampai tanggal')} />
    </div>
  );
}
