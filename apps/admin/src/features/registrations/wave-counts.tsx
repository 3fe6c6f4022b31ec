import type { RegistrationWave } from '@pesantren/api-client/contract/registration';
import { formatDay } from '@pesantren/content/admission';
import { formatNumber } from '@pesantren/content/numbers';
import { registrationStates } from '@pesantren/content/registration';
import classes from './registrations-page.module.css';

/** Each wave with its registrations by state, against the quota: told without any key. */
export function WaveCounts({ waves }: { waves: readonly RegistrationWave[] }) {
  return (
    <ul className={classes.waves}>
      {waves.map(({ wave, name, closes, quota, counts }) => {
        const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
        const taken = all - (counts.tidak ?? 0);
        return (
          <li key={wave} className={classes.card}>
            <h2>{name}</h2>
            <p>
              {formatNumber(taken)}
              {quota ? ` dari kuota ${formatNumber(quota)}` : ' pendaftar'} · ditutup{' '}
              {formatDay(closes)}
            </p>
            <p className={classes.hint}>
              {Object.entries(registrationStates)
                .map(([state, label]) => `${label} ${formatNumber(counts[state] ?? 0)}`)
                .join(' · ')}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
