import { formatDay, type WaveState, waveAt } from '@pesantren/content/admission';
import { admissionContact, type Facts, type Wave } from '@pesantren/content/facts';
import { formatRupiah } from '@pesantren/content/numbers';
import { chatUrl } from '@pesantren/content/whatsapp';
import { DateStamp } from '@pesantren/ui/content/date-stamp';
import { Button } from '@pesantren/ui/controls/button';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useFacts } from '../../services.ts';

/** The state of admission in words beside the date that matters now, with a WhatsApp link to ask about it. */
export function AdmissionNotice({ status }: { status: AdmissionStatus }) {
  const { day, title, text, topic } = status;
  const contact = admissionContact(useFacts());
  return (
    <div className="bg-card border-default rounded-card grid break-inside-avoid grid-cols-[auto_1fr] overflow-hidden border md:grid-cols-[auto_1fr_auto] md:gap-x-7 md:pr-7 tight:grid-cols-1 print:grid-cols-[auto_1fr]">
      <DateStamp
        text={day}
        className="border-default row-span-3 border-r md:row-span-2 tight:row-auto"
      />
      <p className="text-lead font-heading px-3.5 pt-3 leading-snug tracking-tight text-balance md:self-end md:px-0 md:pt-5">
        {title}
      </p>
      <p className="text-small text-muted max-w-[40em] px-3.5 pt-1 leading-normal text-pretty md:px-0 md:pb-5 print:pb-5">
        {text}
      </p>
      {contact?.whatsapp && (
        <Button
          href={chatUrl(contact, topic)}
          size="small"
          className="m-3 max-md:gap-1.5 max-md:px-1! md:col-start-3 md:row-span-2 md:row-start-1 md:m-0 md:self-center print:hidden"
        >
          <IconBrandWhatsapp className="size-5 shrink-0" aria-hidden="true" />
          Tanya lewat WhatsApp
        </Button>
      )}
    </div>
  );
}

/** `day` is the date that matters now, `topic` what a visitor asks about. */
type AdmissionStatus = { day: string; title: string; text: string; topic: string };

/** Returns the state of admission over all waves at `now`: open, still to open, closed, or without any. */
export function admissionStatus(
  { waves, requirements }: Pick<Facts, 'waves' | 'requirements'>,
  now: Date,
): AdmissionStatus {
  const topic = requirements.question;
  const inState = (kind: WaveState['kind']) =>
    waves.filter((wave) => waveAt(wave, now).kind === kind);
  const open = inState('open');
  if (open.length > 0) return { ...openStatus(open, open.length === waves.length), topic };

  const [next] = inState('upcoming').toSorted((a, b) => a.opens.localeCompare(b.opens));
  if (next) {
    return {
      day: next.opens,
      title: `Pendaftaran dibuka ${formatDay(next.opens)}`,
      text: `Gelombang pertama yang dibuka: ${next.name}. Berkas di bawah sudah boleh disiapkan.`,
      topic,
    };
  }
  const [first, ...others] = waves;
  if (!first) return { ...unannounced, topic };
  const last = others.reduce((a, b) => (b.closes > a.closes ? b : a), first);
  return {
    day: last.closes,
    title: 'Semua gelombang sudah ditutup',
    text: `Gelombang terakhir berakhir pada ${formatDay(last.closes)}. Tanyakan jadwal berikutnya; berkas di bawah sudah boleh disiapkan.`,
    topic: 'jadwal gelombang pendaftaran berikutnya',
  };
}

/** Of a school that has no waves. */
const unannounced = {
  day: '',
  title: 'Gelombang berikutnya belum diumumkan',
  text: 'Tanyakan jadwalnya; berkas di bawah sudah boleh disiapkan.',
};

function openStatus(open: readonly Wave[], all: boolean) {
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
  };
}
