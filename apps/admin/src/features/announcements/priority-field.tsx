import { priorities } from '@pesantren/api-client/contract/labels';
import type { ReactNode } from 'react';
import classes from './priority-field.module.css';

type PriorityFieldProps = {
  value?: string;
  onChange: (priority: string) => void;
  error?: ReactNode;
  'data-path'?: string;
};

/** The priority as radio buttons. */
export function PriorityField({ value, onChange, error, ...props }: PriorityFieldProps) {
  return (
    <fieldset className={classes.field}>
      <legend>Prioritas</legend>
      <div className={classes.choices}>
        {priorities.map((priority) => (
          <label key={priority} className={classes.choice}>
            <input
              type="radio"
              name="priority"
              value={priority}
              checked={value === priority}
              data-path={props['data-path']}
              onChange={() => onChange(priority)}
            />
            {priority}
          </label>
        ))}
      </div>
      {error && <p className={classes.error}>{error}</p>}
    </fieldset>
  );
}
