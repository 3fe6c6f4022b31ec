import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { DateField } from '../../fields/date-field.tsx';
import { TimeField } from '../../fields/time-field.tsx';
import classes from './agenda-form.module.css';
import { type AgendaValues, fromWhen, toWhen, type When } from './agenda-values.ts';

/** When an event is: its day, with hours where it has some, and its last day where it lasts longer. */
export function WhenFields({ form }: { form: UseFormReturnType<AgendaValues> }) {
  // What is being typed is split as it was typed, whatever it reads as meanwhile.
  const [typed, setTyped] = useState<When>(() => toWhen(form.values));
  const joined = fromWhen(typed);
  const isTyped = joined.starts === form.values.starts && joined.ends === form.values.ends;
  const when = isTyped ? typed : toWhen(form.values);
  const change = (part: keyof When) => (text: string) => {
    const changed = { ...when, [part]: text };
    setTyped(changed);
    form.setValues(fromWhen(changed));
  };
  const { error: startsError, ...starts } = form.getInputProps('starts');
  const { error: endsError, ...ends } = form.getInputProps('ends');
  return (
    <fieldset className={classes.when}>
      <legend>Waktu</legend>
      <DateField
        {...starts}
        label="Tanggal"
        required
        liesAhead
        value={when.day}
        error={startsError}
        onChange={change('day')}
      />
      <div className={classes.hours}>
        <TimeField label="Jam mulai" value={when.from} onChange={change('from')} />
        <TimeField
          {...ends}
          label="Jam selesai"
          value={when.until}
          error={endsError}
          onChange={change('until')}
        />
      </div>
      <p className={classes.hint}>Tanpa jam berarti sepanjang hari.</p>
      <DateField
        label="Hari terakhir, bila lebih dari sehari"
        liesAhead
        value={when.lastDay}
        onChange={change('lastDay')}
      />
    </fieldset>
  );
}
