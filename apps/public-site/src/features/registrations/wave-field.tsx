import type { OpenWave } from '@pesantren/api-client/contract/registration';
import { formatDay } from '@pesantren/content/admission';
import { describedBy, FieldNotes } from './field-notes.tsx';

type WaveFieldProps = { waves: readonly OpenWave[]; chosen: string; error: string | undefined };

/** The wave: chosen among those that are open, told where it is the only one. */
export function WaveField({ waves, chosen, error }: WaveFieldProps) {
  const [first, ...others] = waves;
  if (!first) return <input type="hidden" name="wave" value={chosen} />;
  if (others.length === 0) {
    return (
      <p>
        <input type="hidden" name="wave" value={first.wave} />
        Gelombang: <strong className="font-strong">{wordsOf(first)}</strong>
      </p>
    );
  }
  const preset = chosen || waves.find(({ full }) => !full)?.wave;
  return (
    <fieldset aria-describedby={describedBy('wave', { error })}>
      <legend className="font-medium">Gelombang</legend>
      {waves.map((wave) => (
        <label key={wave.wave} className="min-h-target flex items-center gap-2">
          <input
            type="radio"
            name="wave"
            value={wave.wave}
            defaultChecked={wave.wave === preset}
            disabled={wave.full}
            required
            className="accent-primary size-5"
          />
          {wordsOf(wave)}
        </label>
      ))}
      <FieldNotes name="wave" error={error} />
    </fieldset>
  );
}

function wordsOf({ name, closes, full }: OpenWave): string {
  return full ? `${name}, kuota penuh` : `${name}, sampai ${formatDay(closes)}`;
}
