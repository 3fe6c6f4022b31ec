import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { GrowingTextarea } from '../../../fields/growing-textarea.tsx';
import { paths } from '../../../paths.ts';
import {
  formatMoment,
  fromLocalValue,
  toLocalValue,
} from '../../../resource/publication/moment.ts';
import { useClock } from '../../../services.ts';
import { BackLink } from '../../../shell/back-link.tsx';
import { PageTitle } from '../../../shell/page-title.tsx';
import classes from '../registrations-page.module.css';
import { useBreachLog } from './breach-log.ts';
import { BreachSheet } from './breach-sheet.tsx';

const oneDay = 86_400_000;

/** The notice of a breach: what the log knows, and what only the school does, on one sheet (docs/spec.md#q-14). */
export function BreachPage() {
  const clock = useClock();
  const [known, setKnown] = useState(() => toLocalValue(new Date(), clock));
  const [since, setSince] = useState(() => toLocalValue(new Date(Date.now() - 7 * oneDay), clock));
  const [how, setHow] = useState('');
  const [done, setDone] = useState('');
  const [knownAt, sinceAt] = [fromLocalValue(known, clock), fromLocalValue(since, clock)];
  const isTold = knownAt !== null && sinceAt !== null;
  const log = useBreachLog(
    sinceAt ?? new Date(0),
    new Date((knownAt ?? new Date(0)).getTime() + oneDay),
  );
  return (
    <section aria-labelledby="pemberitahuan">
      <PageTitle>Pemberitahuan 3×24 jam</PageTitle>
      <BackLink to={paths.registrations}>Pendaftaran</BackLink>
      <h1 id="pemberitahuan" className={classes.heading}>
        Pemberitahuan 3×24 jam
      </h1>
      <div className={classes.card}>
        <p>
          Isi yang sekolah ketahui; yang tercatat terisi sendiri. Cetak, lalu kirim kepada keluarga
          pendaftar dan lembaga pelindungan data
          {knownAt &&
            `, paling lambat ${formatMoment(new Date(knownAt.getTime() + 3 * oneDay), clock)}`}
          .
        </p>
        <div className={classes.form}>
          <TextInput
            type="datetime-local"
            label="Diketahui"
            value={known}
            onChange={(event) => setKnown(event.currentTarget.value)}
          />
          <TextInput
            type="datetime-local"
            label="Mungkin terjadi sejak"
            value={since}
            onChange={(event) => setSince(event.currentTarget.value)}
          />
          <GrowingTextarea
            label="Apa yang terjadi, dan bagaimana diketahui"
            minRows={3}
            value={how}
            onChange={(event) => setHow(event.currentTarget.value)}
          />
          <GrowingTextarea
            label="Yang sudah dan akan dilakukan"
            minRows={3}
            value={done}
            onChange={(event) => setDone(event.currentTarget.value)}
          />
        </div>
        <Button onClick={() => window.print()}>Cetak lembar</Button>
      </div>
      {isTold && (
        <BreachSheet knownAt={knownAt} sinceAt={sinceAt} how={how} done={done} log={log} />
      )}
    </section>
  );
}
