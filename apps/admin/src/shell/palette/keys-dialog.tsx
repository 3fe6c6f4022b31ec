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
  { press: ['↑', '↓'], does: 'Pindah ke baris sebelum atau sesudahnya dalam daftar' },
  { press: ['Alt', 'T'], does: 'Ke pemberitahuan terbaru, misalnya untuk mengurungkan' },
  { press: ['Esc'], does: 'Tutup jendela tanpa mengubah apa pun' },
  { press: ['?'], does: 'Daftar tombol pintas ini' },
] as const;

/** Lists the keyboard shortcuts of the app. */
export function KeysDialog({ isOpen, onClose }: KeysDialogProps) {
  const isApple = ['macos', 'ios'].includes(useOs());
  return (
    <Dialog isOpen={isOpen} title="Tombol pintas" onClose={onClose}>
      <dl className={classes.keys}>
        {keys.map(({ press, does }) => (
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
      <div className={dialog.buttons}>
        <Button data-autofocus onClick={onClose}>
          Tutup
        </Button>
      </div>
    </Dialog>
  );
}
