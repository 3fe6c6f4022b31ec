import type { RegistrationStatus } from '@pesantren/api-client/contract/registration';
import { formatDay } from '@pesantren/content/admission';
import { messageUrl } from '@pesantren/content/contact/whatsapp';
import { type RegistrationState, registrationStates } from '@pesantren/content/registration';
import { Button } from '@pesantren/ui/controls/button';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.ts';

/** Says in words what a state means for the family. */
const meanings: Record<RegistrationState, string> = {
  diterima: 'Pendaftaran sudah sampai dan belum diputuskan. Sekolah mengabari lewat WhatsApp.',
  dipanggil: 'Ananda dipanggil untuk tes.',
  lolos: 'Ananda dinyatakan lolos. Sekolah menghubungi Anda untuk langkah berikutnya.',
  cadangan: 'Ananda ada di daftar cadangan. Sekolah mengabari bila ada tempat.',
  tidak: 'Ananda belum dapat diterima di gelombang ini.',
};

type RegistrationCardProps = { number: string; status: RegistrationStatus };

/** A number with its state, on one sheet of paper; no name stands on it. */
export function RegistrationCard({ number, status }: RegistrationCardProps) {
  const { config, facts, clock } = useServices();
  const { state, test_day, wave, registered_at, ends } = status;
  const address = config.siteUrl + paths.registrationStatus(number);
  const { name: school } = facts.all.identity;
  const message = `Nomor pendaftaran di ${school}: ${number}\nKeadaannya: ${address}`;
  return (
    <>
      <div className="bg-card border-default rounded-card mt-6 max-w-[44rem] border p-5 md:p-7">
        <p className="text-small text-muted">Nomor pendaftaran</p>
        <p className="text-h3 font-heading tabular-nums break-all">{number}</p>
        <p className="text-lead font-strong text-primary-strong mt-5">
          {registrationStates[state]}
          {test_day && `, ${formatDay(test_day)}`}
        </p>
        <p className="mt-1 text-pretty">{meanings[state]}</p>
        <p className="text-small text-muted mt-5 text-pretty">
          {wave} · didaftarkan {clock.formatDate(new Date(registered_at))} · semua isinya dihapus{' '}
          {formatDay(ends)}
        </p>
      </div>
      <p className="mt-5 max-w-[40em] text-pretty">
        Simpan nomor ini: cetak halaman ini, atau kirim ke diri sendiri. Siapa yang punya nomornya
        dapat melihat keadaan ini dan menarik pendaftaran; nama tidak pernah tampil.
      </p>
      <div className="mt-5 flex flex-wrap gap-3.5 print:hidden">
        <Button href={messageUrl('', message)}>
          <IconBrandWhatsapp className="size-5 shrink-0" aria-hidden="true" />
          Kirim ke WhatsApp saya
        </Button>
        <Button href={paths.registration} look="quiet">
          Daftarkan anak lain
        </Button>
      </div>
      <details className="mt-9 max-w-[44rem] print:hidden">
        <summary className="min-h-target cursor-pointer content-center font-medium">
          Tarik pendaftaran
        </summary>
        <form method="post" action={paths.registrationWithdrawal(number)} className="mt-2">
          <p className="text-pretty">
            Semua isi pendaftaran ini dihapus seketika dan tidak dapat dipulihkan. Nomornya tidak
            berlaku lagi.
          </p>
          <Button type="submit" look="alarm" className="mt-4">
            Ya, tarik dan hapus
          </Button>
        </form>
      </details>
    </>
  );
}
