import { useMutation } from '@tanstack/react-query';
import { PaperKeyStep } from './paper-key-step.tsx';
import { PassphraseStep } from './passphrase-step.tsx';
import { makeKey } from './school-key.ts';

type KeyCeremonyProps = {
  /** Left out, both, where there is no key yet. */
  onDone?: () => void;
  onCancel?: () => void;
};

/** Makes the school's key in three steps: what is lost without it, the passphrase, and the paper key typed back from paper. */
export function KeyCeremony({ onDone, onCancel }: KeyCeremonyProps) {
  const make = useMutation({ mutationFn: makeKey, gcTime: 0 });
  const isAnother = onCancel !== undefined;
  if (make.data) {
    const again = () => make.reset();
    return <PaperKeyStep made={make.data} onDone={onDone} onCancel={onCancel ?? again} />;
  }
  return (
    <PassphraseStep
      id="buat-kunci"
      heading={isAnother ? 'Buat kunci baru' : 'Buat kunci sekolah'}
      isOpened={isAnother}
      error={make.error}
      yes="Buat kunci"
      isBusy={make.isPending}
      onChosen={(passphrase) => make.mutate(passphrase)}
      onCancel={onCancel}
    >
      <p>
        Setiap isian dikunci begitu tiba. Yang membukanya hanya sandi di bawah, di layar ini;
        penyedia dan pembuat situs tidak dapat. Siapkan printer, atau kertas dan pena.
      </p>
      <ul>
        <li>Perangkat lain: sandi yang sama membuka daftar di sana.</li>
        <li>Sandi terlupa: kunci kertas, yang dicetak sesudah ini, membuka dan mengganti sandi.</li>
        <li>
          Sandi dan kunci kertas hilang: nama dan nomor semua pendaftar hilang selamanya. Nomor
          pendaftaran mereka tetap menunjukkan keadaan; sekolah meminta isian sekali lagi.
        </li>
        <li>Sandi diketahui orang lain: ganti sandi, lalu buat kunci baru.</li>
        {isAnother && (
          <li>
            Yang sudah masuk tetap dibuka dengan sandi dan kunci kertas yang lama: simpan keduanya
            sampai gelombangnya dihapus.
          </li>
        )}
      </ul>
    </PassphraseStep>
  );
}
