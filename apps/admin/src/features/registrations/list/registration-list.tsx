import { Checkbox, TextInput } from '@mantine/core';
import type { Facts } from '@pesantren/content/facts';
import {
  startTransition,
  useCallback,
  useDeferredValue,
  useMemo,
  useOptimistic,
  useState,
} from 'react';
import { EmptyState } from '../../../resource/list/empty-state.tsx';
import classes from './list.module.css';
import { isAbout, type Opened } from './opened-registration.ts';
import { RegistrationRow } from './registration-row.tsx';
import { StateBar } from './state-bar.tsx';

type RegistrationListProps = { rows: readonly Opened[]; facts: Facts };

/** The opened registrations, each with its chat; the state is changed for all that are ticked. */
export function RegistrationList({ rows, facts }: RegistrationListProps) {
  const [words, setWords] = useState('');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // A letter is seen at once, and the list after it.
  const wanted = useDeferredValue(words);
  const shown = useMemo(() => rows.filter((row) => isAbout(row, wanted)), [rows, wanted]);
  const chosen = shown.filter(({ id }) => ticked.has(id));
  const isAll = shown.length > 0 && chosen.length === shown.length;
  const [isAllShown, showAll] = useOptimistic(isAll);
  // Seen at once, and the hundreds of rows after it.
  const toggleAll = (yes: boolean) =>
    startTransition(() => {
      showAll(yes);
      setTicked(new Set(yes ? shown.map(({ id }) => id) : []));
    });
  const toggle = useCallback((id: string) => {
    setTicked((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return (
    <>
      <div className={classes.bar}>
        <Checkbox
          label="Pilih semua"
          checked={isAllShown}
          indeterminate={!isAllShown && chosen.length > 0 && !isAll}
          onChange={(event) => toggleAll(event.currentTarget.checked)}
        />
        <TextInput
          className={classes.search}
          type="search"
          aria-label="Cari pendaftar"
          placeholder="Nama, wali, atau nomor"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </div>
      {shown.length === 0 && <EmptyState message="Tidak ada pendaftar dengan kata itu." />}
      {shown.length > 0 && (
        <ul className={classes.list}>
          {shown.map((row) => (
            <RegistrationRow
              key={row.id}
              row={row}
              facts={facts}
              isTicked={ticked.has(row.id)}
              onToggle={toggle}
            />
          ))}
        </ul>
      )}
      {chosen.length > 0 && <StateBar chosen={chosen} onDone={() => setTicked(new Set())} />}
    </>
  );
}
