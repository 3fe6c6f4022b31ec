import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type RegistrationState, registrationStates } from '@pesantren/content/registration';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectionBar } from '../../../resource/list/selection-bar.tsx';
import { useServices } from '../../../services.ts';
import { toastDone, toastFailure } from '../../../shell/toasts/toast.tsx';
import { openedKey, useRegistrations, wavesKey } from '../use-registrations.ts';
import classes from './list.module.css';
import type { Opened } from './opened-registration.ts';

const states = Object.entries(registrationStates).map(([value, label]) => ({ value, label }));

/** Registrations that one call changes (docs/contract.md#registrations). */
const atOnce = 200;

type StateBarProps = { chosen: readonly Opened[]; onDone: () => void };

/** Changes the state of all that are chosen: it stays in sight wherever the last one was ticked. */
export function StateBar({ chosen, onDone }: StateBarProps) {
  const registrations = useRegistrations();
  const { queryClient } = useServices();
  const [state, setState] = useState<RegistrationState>('dipanggil');
  const [testDay, setTestDay] = useState('');
  const change = useMutation({
    mutationFn: async () => {
      const ids = chosen.map(({ id }) => Number(id));
      const changed = [];
      for (let start = 0; start < ids.length; start += atOnce) {
        changed.push(
          ...(await registrations.setRegistrationStates({
            ids: ids.slice(start, start + atOnce),
            state,
            test_day: state === 'dipanggil' ? testDay : '',
          })),
        );
      }
      return changed;
    },
    onSuccess: (changed) => {
      const gone = chosen.length - changed.length;
      const rest = gone > 0 ? ` ${gone} sudah ditarik keluarganya.` : '';
      toastDone(`${changed.length} pendaftar: ${registrationStates[state]}.${rest}`);
      const asked = new Set(chosen.map(({ id }) => id));
      // What was opened stays open: nothing is sent or opened once more for a state.
      queryClient.setQueriesData<Opened[]>({ queryKey: openedKey }, (rows) =>
        rows?.flatMap((row) => {
          if (!asked.has(row.id)) return [row];
          const now = changed.find(({ id }) => id === row.id);
          return now ? [{ ...row, ...now }] : [];
        }),
      );
      onDone();
    },
    onError: (error) => {
      toastFailure(error);
      void queryClient.invalidateQueries({ queryKey: openedKey });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: wavesKey }),
  });
  return (
    <SelectionBar className={classes.selection}>
      <NativeSelect
        aria-label="Keadaan baru"
        data={states}
        value={state}
        onChange={(event) => setState(event.currentTarget.value as RegistrationState)}
      />
      {state === 'dipanggil' && (
        <TextInput
          type="date"
          aria-label="Hari tes"
          value={testDay}
          onChange={(event) => setTestDay(event.currentTarget.value)}
        />
      )}
      <Button aria-disabled={change.isPending} onClick={() => !change.isPending && change.mutate()}>
        {change.isPending ? 'Mengubah…' : `Ubah ${chosen.length} pendaftar`}
      </Button>
    </SelectionBar>
  );
}
