import { clockOf } from '@pesantren/content/clock';
import { expect, test } from 'vitest';
import { toAgendaInput, toAgendaValues } from './agenda-values.ts';

test('what the form sends of an hour is the instant that the provider tells, in the zone of the school', () => {
  const clock = clockOf('Asia/Jayapura');
  const values = {
    ...toAgendaValues(null, clock),
    title: 'Rapat',
    starts: '6 Desember 2026, 08.00',
  };
  expect(toAgendaInput(values, clock)).toMatchObject({
    ...{ starts: '2026-12-05T23:00:00.000Z', ends: '' },
  });
  expect(toAgendaInput({ ...values, starts: '6 Desember 2026' }, clock).starts).toBe('2026-12-06');
});
