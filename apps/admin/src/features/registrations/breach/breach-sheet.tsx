import { schoolQuery } from '@pesantren/api-client/query';
import { formatPhone } from '@pesantren/content/contact/phone';
import { factsOf } from '@pesantren/content/default-facts';
import { admissionContact } from '@pesantren/content/facts';
import { formatNumber } from '@pesantren/content/numbers';
import { useQuery } from '@tanstack/react-query';
import { ListSkeleton } from '../../../resource/list/list-skeleton.tsx';
import { formatMoment } from '../../../resource/publication/moment.ts';
import { useClock, useServices } from '../../../services.ts';
import { describeError } from '../../../shell/errors/describe-error.ts';
import { Sentence } from '../../people/log-sentence.tsx';
import classes from '../registrations-page.module.css';
import { useRegistrations, wavesKey } from '../use-registrations.ts';
import type { useBreachLog } from './breach-log.ts';

type BreachSheetProps = {
  knownAt: Date;
  sinceAt: Date;
  how: string;
  done: string;
  log: ReturnType<typeof useBreachLog>;
};

/** The sheet as it is printed: which data, when and how, and what was done (UU 27/2022 article 46). */
export function BreachSheet({ knownAt, sinceAt, how, done, log }: BreachSheetProps) {
  const registrations = useRegistrations();
  const { client } = useServices();
  const clock = useClock();
  const { data: school } = useQuery(schoolQuery(client));
  const { data: waves } = useQuery({
    queryKey: wavesKey,
    queryFn: ({ signal }) => registrations.registrationWaves(signal),
  });
  const facts = school && factsOf(school.facts, school.sample);
  const contact = facts && admissionContact(facts);
  return (
    <article className={`${classes.card} ${classes.sheet}`} aria-label="Lembar pemberitahuan">
      <h2>Pemberitahuan kegagalan pelindungan data pribadi</h2>
      <p>
        {facts?.identity.name}. Menurut UU 27/2022 pasal 46, kepada orang tua dan wali pendaftar,
        dan kepada lembaga pelindungan data pribadi.
      </p>
      <h3>Data yang terungkap</h3>
      <p>
        Nama anak, jenis kelamin, tahun lahir, kelas yang dituju, asal sekolah, kabupaten atau kota;
        nama, hubungan, dan nomor WhatsApp wali; catatan. Tidak pernah diminta: NIK, nomor KK, NISN,
        alamat, tanggal lahir, nilai, kesehatan, berkas.
      </p>
      <ul>
        {waves?.map(({ wave, name, counts }) => (
          <li key={wave}>
            {name}: {formatNumber(Object.values(counts).reduce((sum, one) => sum + one, 0))}{' '}
            pendaftar
          </li>
        ))}
      </ul>
      <h3>Kapan dan bagaimana</h3>
      <p>
        Diketahui {formatMoment(knownAt, clock)}. Mungkin terjadi sejak{' '}
        {formatMoment(sinceAt, clock)}.
      </p>
      <p className={classes.written}>{how || dots}</p>
      <h3>Yang tercatat</h3>
      {log.error ? <p>{describeError(log.error)}</p> : null}
      {log.isPending && <ListSkeleton />}
      {!log.isPending && log.lines.length === 0 && <p>Tidak ada catatan dalam waktu itu.</p>}
      <ul>
        {log.lines.map(({ entry, entries }) => (
          <li key={entry.id}>
            {formatMoment(new Date(entry.at), clock)}: {entry.username || 'Sistem'}{' '}
            <Sentence entries={entries} />
            {entry.address && `, dari ${entry.address}`}
          </li>
        ))}
      </ul>
      {log.left > 0 && <p>Dan {formatNumber(log.left)} lagi, di Catatan kegiatan.</p>}
      <h3>Yang dilakukan</h3>
      <p className={classes.written}>{done || dots}</p>
      <h3>Yang dapat ditanya</h3>
      <p>
        {contact ? `${contact.title}, ${formatPhone(contact.phone)}` : dots}. Dengan nomor
        pendaftarannya keluarga dapat menarik pendaftaran seketika.
      </p>
    </article>
  );
}

const dots = '……………………………………………………………………………………';
