import { Dialog } from '../../shell/dialogs/dialog.tsx';
import classes from './dialog-choices.module.css';
import { ShareLinks } from './share-links.tsx';
import type { SharedPage } from './whatsapp-url.ts';

type ShareDialogProps = {
  /** What is passed on; `null` while nothing is. */
  page: SharedPage | null;
  onClose: () => void;
};

/** Ways to pass on an item that visitors see. */
export function ShareDialog({ page, onClose }: ShareDialogProps) {
  return (
    <Dialog isOpen={page !== null} title="Bagikan" onClose={onClose}>
      <p className={classes.name}>{page?.title}</p>
      <div className={classes.choices}>
        {page && <ShareLinks page={page} className={classes.choice} />}
        <button className={classes.choice} type="button" onClick={onClose}>
          Tutup
        </button>
      </div>
    </Dialog>
  );
}
