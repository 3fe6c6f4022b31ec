import type { Gelombang, gelombang } from '@pesantren/content/admission';
import { formatDay, type GelombangState, gelombangAt } from '@pesantren/content/gelombang-state';
import { formatRupiah } from '@pesantren/content/rupiah';

/** How admission stands, in words: the day that matters now, and what to ask about. */
export type AdmissionStatus = { day: string; title: string; text: string; topic: string };

const admission = 'pendaftaran santri baru';

/** How admission stands at an instant, over all waves: open, still to open, or closed. */
export function admissionStatus(waves: typeof gelombang, now: Date): AdmissionStatus {
  const [first, ...others] = waves;
  const inState = (kind: GelombangState['kind']) =>
    waves.filter((wave) => gelombangAt(wave, now).kind === kind);
  const open = inState('open');
  if (open.length > 0) return openStatus(open, open.length === waves.length);

  const [next] = inState('upcoming').toSorted((a, b) => a.opens.localeCompare(b.opens));
  if (next) {
    return {
      day: next.opens,
      title: `Pendaftaran dibuka ${formatDay(next.opens)}`,
      text: `Gelombang pertama yang dibuka: ${next.name}. Berkas di bawah sudah boleh disiapkan.`,
      topic: admission,
    };
  }
  const last = others.reduce((a, b) => (b.closes > a.closes ? b : a), first);
  return {
    day: last.closes,
    title: 'Semua gelombang sudah ditutup',
    text: `Gelombang terakhir berakhir pada ${formatDay(last.closes)}. Tanyakan jadwal berikutnya; berkas di bawah sudah boleh disiapkan.`,
    topic: 'jadwal gelombang pendaftaran berikutnya',
  };
}

function openStatus(open: readonly Gelombang[], all: boolean): AdmissionStatus {
  const best = open.reduce((a, b) => (b.discount > a.discount ? b : a));
  const names = all
    ? 'Semua gelombang'
    : new Intl.ListFormat('id-ID').format(open.map(({ name }) => name));
  const until = formatDay(best.closes);
  return {
    day: best.closes,
    title: `${names} sedang dibuka`,
    text: best.discount
      ? `Mendaftar sampai ${until} menghemat hingga ${formatRupiah(best.discount)}.`
      : `Pendaftaran berlangsung sampai ${until}.`,
    topic: admission,
  };
}
