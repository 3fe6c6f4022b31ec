import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useClock } from '../../services.ts';
import dialog from '../../shell/dialogs/dialog.module.css';
import { Dialog } from '../../shell/dialogs/dialog.tsx';
import { useSchoolIdentity } from '../../shell/school-identity.ts';
import classes from './backups-page.module.css';

type KeySheetProps = { value: string; place: string; onClose: () => void };

/** The sheet with the key of the backups, of which alone the printer draws a page. */
export function KeySheet({ value, place, onClose }: KeySheetProps) {
  const name = useSchoolIdentity()?.name;
  const clock = useClock();
  useEffect(() => {
    document.body.dataset.prints = 'sheet';
    return () => {
      delete document.body.dataset.prints;
    };
  }, []);
  return (
    <Dialog isOpen title="Lembar kunci cadangan" onClose={onClose}>
      <div className={classes.sheet}>
        <p>
          Kunci cadangan situs {name}, dicetak {clock.formatDate(new Date())}.
        </p>
        <p className={classes.key}>{value}</p>
        <p className={dialog.words}>
          Cadangannya di: {place}. Serahkan lembar ini kepada orang yang memulihkan situs. Siapa pun
          yang memegang kunci dan cadangannya dapat membaca semua isinya, termasuk data santri.
        </p>
      </div>
      <div className={dialog.buttons}>
        <Button variant="default" onClick={onClose}>
          Tutup
        </Button>
        <Button onClick={() => window.print()}>Cetak</Button>
      </div>
    </Dialog>
  );
}
