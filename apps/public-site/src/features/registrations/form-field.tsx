import type { ComponentProps } from 'react';
import { describedBy, FieldNotes } from './field-notes.tsx';

/** The look of an input. */
export const inputLook =
  'bg-card border-strong rounded-control min-h-target mt-1.5 block w-full border px-3.5 py-2.5 font-normal aria-invalid:border-danger';

type FormFieldProps = Omit<ComponentProps<'input'>, 'name'> & {
  name: string;
  label: string;
  hint?: string;
  error: string | undefined;
};

/** One line of the form with its reason where it was refused. Without `autocomplete=off`: Back would bring it empty. */
export function FormField({ label, hint, error, ...input }: FormFieldProps) {
  const { name } = input;
  return (
    <div>
      <label className="font-medium">
        {label}
        <input
          {...input}
          className={inputLook}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(name, { hint, error })}
        />
      </label>
      <FieldNotes name={name} hint={hint} error={error} />
    </div>
  );
}
