import { Button, Checkbox, NativeSelect, TextInput, VisuallyHidden } from '@mantine/core';
import type { Facts } from '@pesantren/content/facts';
import { type RegistrationState, registrationStates } from '@pesantren/content/registration';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services.ts';
import { toastDone, toastFailure } from '../../shell/toasts/toast.tsx';
import { type Opened, stateChatUrl } from './opened-registration.ts';
import { RegistrationFacts } from './registration-facts.tsx';
import classes from './registrations-page.module.css';
import { registrationsKey, useRegistrations } from './use-registrations.ts';

const states = Object.entries(registrationStates).map(([value, label]) => ({ value, label }));

/** Registrations that one call changes (docs/contract.md#registrations). */
const atOnce = 200;

type RegistrationListProps = { rows: readonly Opened[]; facts: Facts };

/** The opened registrations, each with its chat; the state is changed for all that are ticked. */
export function RegistrationList({ rows, facts }: RegistrationListProps) {
  const registrations = useRegistrations();
  const { queryClient } = useServices();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState<RegistrationState>('dipanggil');
  const [testDay, setTestDay] = useState('');
  const chosen = rows.filter(({ id }) => ticked.has(id));
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
      setTicked(new Set());
    },
    onError: (error) => toastFailure(error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: registrationsKey }),
  });
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  return (
    <>
      <div className={classes.bar}>
        <Checkbox
          label="Pilih semua"
          checked={rows.length > 0 && chosen.length === rows.length}
          indeterminate={chosen.length > 0 && chosen.length < rows.length}
          onChange={(event) =>
            setTicked(new Set(event.currentTarget.checked ? rows.map(({ id }) => id) : []))
          }
        />
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
        <Button
          aria-disabled={chosen.length === 0 || change.isPending}
          onClick={() => chosen.length > 0 && !change.isPending && change.mutate()}
        >
          Ubah {chosen.length} pendaftar
        </Button>
      </div>
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={row.id} className={classes.row}>
            <Checkbox
              aria-label={`Pilih ${row.record?.name ?? 'yang terkunci'}`}
              checked={ticked.has(row.id)}
              onChange={(event) => tick(row.id, event.currentTarget.checked)}
            />
            <RegistrationFacts row={row} />
            {row.record && (
              <Button
                component="a"
                variant="default"
                href={stateChatUrl(facts, row, row.record)}
                target="_blank"
                rel="noreferrer"
              >
                Kabari di WhatsApp
                <VisuallyHidden>: {row.record.guardian}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
