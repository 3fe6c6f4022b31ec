import { describedBy, FieldNotes } from './field-notes.tsx';

type ChoiceFieldProps = {
  name: string;
  label: string;
  options: readonly string[];
  defaultValue: string;
  error: string | undefined;
};

/** A few words of which one is chosen. */
export function ChoiceField({ name, label, options, defaultValue, error }: ChoiceFieldProps) {
  return (
    <fieldset aria-describedby={describedBy(name, { error })}>
      <legend className="font-medium">{label}</legend>
      <div className="mt-1.5 flex flex-wrap gap-x-5">
        {options.map((option) => (
          <label key={option} className="min-h-target flex items-center gap-2">
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={option === defaultValue}
              required
              className="accent-primary size-5"
            />
            {option}
          </label>
        ))}
      </div>
      <FieldNotes name={name} error={error} />
    </fieldset>
  );
}
