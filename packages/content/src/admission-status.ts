import { formatDay, type WaveState, waveAt } from './admission.ts';
import type { Clock } from './clock.ts';
import { admissionQuestion, type Facts, type Wave } from './facts.ts';
import { formatRupiah } from './numbers.ts';

/**
 * `day` is the date that matters now, `topic` what a visitor asks about; `card` and `short`: title and line of a card, which
 * say what a parent can do.
 */
export type AdmissionStatus = {
  day: string;
  title: string;
  card: string;
  text: string;
  short: string;
  topic: string;
};

const askForWaves = 'Tanyakan jadwal pendaftaran berikutnya';
const meanwhile = 'Biaya, berkas, dan nomor yang dapat dihubungi';

/** Returns the state of admission over all waves at `now`: open, still to open, closed, or without any. */
export function admissionStatus(
  { waves, requirements }: Pick<Facts, 'waves' | 'requirements'>,
  now: Date,
  clock: Clock,
): AdmissionStatus {
  const topic = admissionQuestion({ requirements });
  const hasDocuments = requirements.documents.length > 0;
  const ask = (words: string) =>
    hasDocuments ? `${words}; berkas di bawah sudah boleh disiapkan.` : `${words}.`;
  const inState = (kind: WaveState['kind']) =>
    waves.filter((wave) => waveAt(wave, now, clock).kind === kind);
  const open = inState('open');
  if (open.length > 0) return { ...openStatus(open, open.length === waves.length), topic };

  const [next] = inState('upcoming').toSorted((a, b) => a.opens.localeCompare(b.opens));
  if (next) {
    return {
      day: next.opens,
      title: `Pendaftaran dibuka ${formatDay(next.opens)}`,
      card: `Daftar mulai ${formatDay(next.opens)}`,
      text: `Gelombang pertama yang dibuka: ${next.name}.${hasDocuments ? ' Berkas di bawah sudah boleh disiapkan.' : ''}`,
      short: next.name,
      topic,
    };
  }
  const [first, ...others] = waves;
  if (!first) {
    return {
      day: '',
      title: 'Gelombang berikutnya belum diumumkan',
      card: askForWaves,
      text: ask('Tanyakan jadwalnya'),
      short: meanwhile,
      topic,
    };
  }
  const last = others.reduce((a, b) => (b.closes > a.closes ? b : a), first);
  return {
    day: last.closes,
    title: 'Semua gelombang sudah ditutup',
    card: askForWaves,
    text: `Gelombang terakhir berakhir pada ${formatDay(last.closes)}. ${ask('Tanyakan jadwal berikutnya')}`,
    short: meanwhile,
    topic: 'jadwal gelombang pendaftaran berikutnya',
  };
}

function openStatus(open: readonly Wave[], all: boolean) {
  const best = open.reduce((a, b) => (b.discount > a.discount ? b : a));
  const names = all
    ? 'Semua gelombang'
    : new Intl.ListFormat('id-ID').format(open.map(({ name }) => name));
  const until = formatDay(best.closes);
  return {
    day: best.closes,
    title: `${names} sedang dibuka`,
    card: `Daftar sampai ${until}`,
    text: best.discount
      ? `Mendaftar sampai ${until} menghemat hingga ${formatRupiah(best.discount)}.`
      : `Pendaftaran berlangsung sampai ${until}.`,
    short: best.discount ? `${names}, hemat hingga ${formatRupiah(best.discount)}` : names,
  };
}
