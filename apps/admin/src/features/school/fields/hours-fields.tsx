import { Button, Checkbox, TextInput } from '@mantine/core';
import { mondayFirst, weekdays } from '@pesantren/content/weekdays';
import type { FactFieldsProps } from '../fact-card.ts';
import classes from '../fact-form.module.css';

/** The weeks that most schools have, each by one tap. */
const weeks = [
  { label: 'Jumat tutup', closed: 5 },
  { label: 'Ahad tutup', closed: 0 },
  { label: 'Buka setiap hari', closed: null },
];
const usual = { open: '08:00', close: '16:00' };

/** The opening hours of a week, Monday first. */
export function HoursFields({ form, facts }: FactFieldsProps) {
  const week = facts.hours.find((hours) => hours !== null) ?? usual;
  const openAllBut = (closed: number | null) =>
    form.setFieldValue(
      'hours',
      weekdays.map((_, day) => (day === closed ? null : (facts.hours[day] ?? week))),
    );
  const days = mondayFirst.map((day) => {
    const isOpen = facts.hours[day] !== null;
    const change = (opens: boolean) => form.setFieldValue(`hours.${day}`, opens ? usual : null);
    return (
      <fieldset key={day} className={classes.day}>
        <legend>{weekdays[day]}</legend>
        <Checkbox
          label="Buka"
          aria-label={`${weekdays[day]} buka`}
          checked={isOpen}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        {isOpen && (
          <>
            <TextInput
              type="time"
              aria-label={`${weekdays[day]} dari pukul`}
              {...form.getInputProps(`hours.${day}.open`)}
            />
            <TextInput
              type="time"
              aria-label={`${weekdays[day]} sampai pukul`}
              {...form.getInputProps(`hours.${day}.close`)}
            />
          </>
        )}
      </fieldset>
    );
  });
  return (
    <>
      <div className={classes.weeks}>
        {weeks.map(({ label, closed }) => {
          const isSo = facts.hours.every((hours, day) => (hours === null) === (day === closed));
          return (
            <Button
              key={label}
              variant={isSo ? 'light' : 'default'}
              aria-pressed={isSo}
              onClick={() => openAllBut(closed)}
            >
              {label}
            </Button>
          );
        })}
      </div>
      {days}
    </>
  );
}
