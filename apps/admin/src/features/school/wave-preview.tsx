import { periodOf, waveAt } from '@pesantren/content/admission';
import type { Facts, Wave } from '@pesantren/content/facts';
import { formatNumber } from '@pesantren/content/numbers';
import classes from './fact-preview.module.css';

/** The waves as visitors see them today. */
export function WavePreview({ facts }: { facts: Facts }) {
  const now = new Date();
  return (
    <section className={classes.preview} aria-label="Di situs hari ini">
      <h3>Di situs hari ini</h3>
      {facts.waves.length === 0 && <p>Belum ada gelombang.</p>}
      <ul>
        {facts.waves.filter(hasDays).map((wave, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: waves have no ids, and their order is theirs
          <li key={index}>
            <strong>{wave.name || 'Tanpa nama'}</strong>
            <span>{stateInWords(wave, now)}</span>
            <span>
              {periodOf(wave)}
              {wave.discount > 0 && ` · potongan Rp${formatNumber(Number(wave.discount))}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function hasDays({ opens, closes }: Wave): boolean {
  return !Number.isNaN(Date.parse(opens)) && !Number.isNaN(Date.parse(closes));
}

function stateInWords(wave: Wave, now: Date): string {
  const state = waveAt(wave, now);
  if (state.kind === 'closed') return 'Sudah ditutup';
  if (state.kind === 'upcoming') return `Dibuka ${state.daysToGo} hari lagi`;
  return state.daysLeft === 0 ? 'Dibuka, hari terakhir' : `Dibuka, sisa ${state.daysLeft} hari`;
}
