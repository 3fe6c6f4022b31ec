import { type ReactNode, useId } from 'react';
import classes from './choice-field.module.css';

type ChoiceFieldProps<Value extends string> = {
  legend: ReactNode;
  choices: readonly { value: Value; label: string }[];
  value?: Value | undefined;
  onChange: (value: Value) => void;
  /** Says what the choice that stands does. */
  hint?: string | undefined;
  error?: ReactNode;
  'data-path'?: string;
};

/** One of a few choices, all of them in sight. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { legend, choices, value, onChange, hint, error } = props;
  const name = useId();
  return (
    <fieldset className={classes.field}>
      <legend>{legend}</legend>
      <div className={classes.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              data-path={props['data-path']}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {hint && <p className={classes.hint}>{hint}</p>}
      {error && <p className={classes.error}>{error}</p>}
    </fieldset>
  );
}
