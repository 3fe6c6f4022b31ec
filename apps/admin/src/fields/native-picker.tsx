import { IconCalendar, IconClock } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './native-picker.module.css';

type NativePickerProps = {
  type: 'date' | 'time';
  label: string;
  /** In HTML's format: `2025-01-12`, `08:00`; `''` for none. */
  value: string;
  onPick: (value: string) => void;
};

const icons = { date: IconCalendar, time: IconClock };

/** A button at a field's end that opens the browser's own calendar or clock. */
export function NativePicker({ type, label, value, onPick }: NativePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const Icon = icons[type];
  return (
    <>
      <input
        ref={input}
        className={classes.input}
        type={type}
        value={value}
        tabIndex={-1}
        aria-hidden
        onChange={({ currentTarget }) => currentTarget.value && onPick(currentTarget.value)}
      />
      <button
        className={classes.button}
        type="button"
        aria-label={label}
        onClick={() => input.current?.showPicker()}
      >
        <Icon size={20} stroke={1.7} aria-hidden />
      </button>
    </>
  );
}
