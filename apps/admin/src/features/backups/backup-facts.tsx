import type { BackupState } from '@pesantren/api-client/contract/operating/backup';
import { formatFileSize, formatNumber } from '@pesantren/content/numbers';
import { formatMoment } from '../../resource/publication/moment.ts';
import { useClock } from '../../services.ts';
import classes from './backups-page.module.css';

const places = {
  folder: 'Disk lain di komputer situs ini',
  server: 'Komputer lain',
  bucket: 'Penyimpanan di internet',
};

const onSameDisk = 'Komputer yang sama dengan isi situs';

/** Shows what is known of the backups, and in red what needs somebody's attention. */
export function BackupFacts({ state }: { state: BackupState }) {
  const { place, running, last, whole, proof, late } = state;
  const clock = useClock();
  const momentOf = (at: string) => formatMoment(new Date(at), clock);
  return (
    <>
      <div role="status">
        {running && (
          <p className={classes.running}>
            {running.kind === 'proof' ? 'Sedang diperiksa' : 'Sedang dicadangkan'}: {running.step}
            <progress max={1} value={running.share || undefined} aria-label={running.step} />
          </p>
        )}
        {!running && last && !last.ok && (
          <p className={classes.alarm}>
            <strong>Percobaan terakhir gagal,</strong> {momentOf(last.at)}. {last.words}
          </p>
        )}
        {!running && late && last?.ok !== false && (
          <p className={classes.alarm}>
            <strong>Cadangan terlambat:</strong> sudah lebih dari sehari tidak ada yang baru.
          </p>
        )}
        {place?.same_disk && (
          <p className={classes.alarm}>
            <strong>Belum aman:</strong> cadangan tersimpan di komputer yang sama dengan situs. Bila
            komputer itu rusak, keduanya hilang. Mintalah orang yang memasang situs ini untuk
            memilih tempat lain.
          </p>
        )}
      </div>
      <dl className={classes.facts}>
        <dt>Cadangan utuh terakhir</dt>
        <dd>{whole ? momentOf(whole.at) : 'Belum ada'}</dd>
        <dt>Terakhir dicoba dipulihkan</dt>
        <dd>
          {proof ? momentOf(proof.at) : 'Belum pernah; dicoba sendiri setiap pekan'}
          {proof?.ok && <span className={classes.note}>Berhasil, semuanya cocok</span>}
          {proof && !proof.ok && (
            <span className={classes.alarm}>Belum berhasil: {proof.words}</span>
          )}
        </dd>
        <dt>Tempat</dt>
        <dd>
          {place && (place.same_disk ? onSameDisk : places[place.kind])}
          <span className={classes.note}>{place?.name}</span>
        </dd>
        {whole && (
          <>
            <dt>Ukuran</dt>
            <dd>
              {formatFileSize(whole.size)}
              <span className={classes.note}>
                dengan {formatNumber(whole.files)} gambar dan file
              </span>
            </dd>
          </>
        )}
      </dl>
    </>
  );
}
