import { Checkbox, type CheckboxProps } from '@mantine/core';
import { flagWords } from '@pesantren/api-client/contract/texts/wire';
import classes from './flag-field.module.css';

type FlagFieldProps = Omit<CheckboxProps, 'value' | 'onChange'> & {
  value?: string;
  onChange: (word: string) => void;
};

/** A yes or no of a form, whose values are words. */
export function FlagField({ value, onChange, ...props }: FlagFieldProps) {
  return (
    <Checkbox
      {...props}
      classNames={{ body: classes.body ?? '' }}
      checked={value === flagWords.true}
      onChange={(event) => onChange(flagWords[`${event.currentTarget.checked}`])}
    />
  );
}
