import {
  type OpenWave,
  registrationTextLimits,
  relations,
  sexes,
} from '@pesantren/api-client/contract/registration';
import { consentTexts, consentVersion } from '@pesantren/content/registration';
import { Button } from '@pesantren/ui/controls/button';
import { paths } from '../../paths.ts';
import { describedBy, FieldNotes } from './field-notes.tsx';
import { FormField, inputLook } from './form-field.tsx';
import type { Refused } from './registration-page.tsx';
import type { FieldName } from './registration-values.ts';
import { WaveField } from './wave-field.tsx';

type RegistrationFormProps = {
  waves: readonly OpenWave[];
  /** The key of what will be sent. */
  submission: string;
  /** The values that were sent and refused: they stand in the form as they were typed. */
  refused: Refused | undefined;
};

/** The form of a child and its guardian. A form of the browser: it works without script. */
export function RegistrationForm({ waves, submission, refused }: RegistrationFormProps) {
  const field = (name: FieldName, label: string) => ({
    ...{ name, label, defaultValue: refused?.values[name] ?? '', error: refused?.errors[name] },
    ...(name in registrationTextLimits && {
      maxLength: registrationTextLimits[name as keyof typeof registrationTextLimits],
    }),
  });
  const note = field('note', 'Catatan (boleh kosong)');
  const consent = field('consent', '');
  const attempt = (refused?.attempt ?? 0) + 1;
  return (
    <form method="post" action={paths.registrationTry(attempt)} className="mt-7 max-w-[44rem]">
      {refused?.message && (
        <p
          role="alert"
          className="bg-danger-soft text-danger-strong rounded-control mb-6 px-4 py-3 font-medium"
        >
          {refused.message}
        </p>
      )}
      <input type="hidden" name="kiriman" value={refused?.key ?? submission} />
      <input type="hidden" name="ke" value={attempt} />
      <div hidden>
        <label>
          Jangan diisi
          <input name="situs" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <WaveField waves={waves} chosen={refused?.values.wave ?? ''} error={refused?.errors.wave} />
      <h2 className="text-lead mt-7">Anak</h2>
      <div className="mt-3 grid items-start gap-x-5 gap-y-4 md:grid-cols-2">
        <FormField {...field('name', 'Nama lengkap anak')} required />
        <FormField
          {...field('birth_year', 'Tahun lahir')}
          hint="Tahunnya saja"
          inputMode="numeric"
          pattern="[0-9]{4}"
          maxLength={4}
          required
        />
        <ChoiceField {...field('sex', 'Jenis kelamin')} options={sexes} />
        <FormField {...field('class', 'Kelas yang dituju')} hint="Misalnya VII atau X" required />
        <FormField {...field('origin_school', 'Asal sekolah')} required />
        <FormField {...field('regency', 'Kabupaten atau kota')} required />
      </div>
      <h2 className="text-lead mt-7">Orang tua atau wali</h2>
      <div className="mt-3 grid items-start gap-x-5 gap-y-4 md:grid-cols-2">
        <FormField {...field('guardian', 'Nama lengkap Anda')} autoComplete="name" required />
        <ChoiceField {...field('relation', 'Hubungan dengan anak')} options={relations} />
        <FormField
          {...field('whatsapp', 'Nomor WhatsApp')}
          hint="Ke sini sekolah memberi kabar"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          required
        />
        <div className="md:col-span-2">
          <label className="font-medium">
            {note.label}
            <textarea
              name={note.name}
              rows={3}
              maxLength={registrationTextLimits.note}
              defaultValue={note.defaultValue}
              className={inputLook}
              aria-invalid={note.error ? true : undefined}
              aria-describedby={describedBy('note', { error: note.error })}
            />
          </label>
          <FieldNotes name="note" error={note.error} />
        </div>
      </div>
      <div className="bg-primary-faint rounded-card mt-7 p-4">
        <label className="flex gap-3">
          <input
            type="checkbox"
            name="consent"
            value={consentVersion}
            defaultChecked={consent.defaultValue === consentVersion}
            required
            className="accent-primary mt-1 size-5 shrink-0"
            aria-invalid={consent.error ? true : undefined}
            aria-describedby={describedBy('consent', { error: consent.error })}
          />
          <span className="text-pretty">{consentTexts[consentVersion]}</span>
        </label>
        <FieldNotes name="consent" error={consent.error} />
      </div>
      <Button type="submit" className="mt-6">
        Kirim pendaftaran
      </Button>
    </form>
  );
}

type ChoiceFieldProps = {
  name: string;
  label: string;
  options: readonly string[];
  defaultValue: string;
  error: string | undefined;
};

/** A few words of which one is chosen. */
function ChoiceField({ name, label, options, defaultValue, error }: ChoiceFieldProps) {
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
