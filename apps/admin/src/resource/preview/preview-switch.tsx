import { VisuallyHidden } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import classes from './preview-dialog.module.css';

type PreviewSwitchProps<Value extends string> = {
  name: string;
  choices: readonly { value: Value; label: string; Icon: Icon }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few ways to look at the preview. */
export function PreviewSwitch<Value extends string>(props: PreviewSwitchProps<Value>) {
  const { name, choices, value: chosen, onChange } = props;
  return (
    <fieldset className={classes.switch}>
      <legend>
        <VisuallyHidden>{name}</VisuallyHidden>
      </legend>
      {choices.map(({ value, label, Icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChange(value)}
        >
          <Icon size={20} stroke={1.7} aria-hidden />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
