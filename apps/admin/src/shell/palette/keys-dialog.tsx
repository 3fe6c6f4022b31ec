import { Button } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { Fragment } from 'react';
import dialog from '../dialogs/dialog.module.css';
import { Dialog } from '../dialogs/dialog.tsx';
import classes from './keys-dialog.module.css';

type KeysDialogProps = { isOpen: boolean; onClose: () => void };

const keys = [
  { press: ['Ctrl', 'K'], does: 'Cari atau buka: halaman, tulisan baru, tulisan yang ada' },
  { press: ['Ctrl', 'S'], does: 'Simpan formulir yang terbuka' },
  { press: ['Enter'], does: 'Di judul: ke isi tulisan; formulir tanpa isi langsung dikirim' },
  { press: ['↑', '↓'], does: 'Pindah ke baris sebelum atau sesudahnya dalam daftar' },
  { press: ['Alt', 'T'], does: 'Ke pemberitahuan terbaru, misalnya untuk mengurungkan' },
  { press: ['Esc'], does: 'Tutup jendela tanpa mengubah apa pun' },
  { press: ['?'], does: 'Daftar tombol pintas ini' },
] as const;

const keysOfTexts = [
  { press: ['Ctrl', 'B'], does: 'Tebal' },
  { press: ['Ctrl', 'I'], does: 'Miring' },
  { press: ['Ctrl', 'Alt', '2'], does: 'Judul bagian; dengan 3, subjudul' },
  { press: ['Ctrl', 'Shift', '8'], does: 'Daftar berpoin; dengan 7, bernomor' },
  { press: ['Ctrl', 'Shift', 'B'], does: 'Kutipan' },
  { press: ['Ctrl', 'Z'], does: 'Urungkan ketikan' },
  {
    press: ['Alt', '↑', '↓'],
    does: 'Ke judul, paragraf, foto, atau tabel sebelum atau sesudahnya',
  },
  { press: ['Shift', 'Tab'], does: 'Dari tulisan ke deretan alat; panah dari alat ke alat' },
  { press: ['↓', 'Tab'], does: 'Keluar dari daftar atau tabel: panah sampai sesudahnya, lalu Tab' },
] as const;

/** Lists the keyboard shortcuts of the app. */
export function KeysDialog({ isOpen, onClose }: KeysDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Tombol pintas" onClose={onClose}>
      <KeyList keys={keys} />
      <h3 className={classes.heading}>Di dalam tulisan</h3>
      <KeyList keys={keysOfTexts} />
      <div className={dialog.buttons}>
        <Button data-autofocus onClick={onClose}>
          Tutup
        </Button>
      </div>
    </Dialog>
  );
}

type KeyListProps = { keys: readonly { press: readonly string[]; does: string }[] };

/** Keys, each with what it does. */
function KeyList({ keys: listed }: KeyListProps) {
  const isApple = ['macos', 'ios'].includes(useOs());
  return (
    <dl className={classes.keys}>
      {listed.map(({ press, does }) => (
        <Fragment key={does}>
          <dt>
            {press.map((key) => (
              <kbd key={key}>{key === 'Ctrl' && isApple ? '⌘' : key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
