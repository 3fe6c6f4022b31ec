import { Dialog } from '../../shell/dialogs/dialog.tsx';
import classes from './dialog-choices.module.css';
import { ShareLinks } from './share-links.tsx';
import type { SharedPage } from './whatsapp-url.ts';

type ShareDialogProps = {
  /** The page to share; `null` while the dialog is closed. */
  page: SharedPage | null;
  onClose: () => void;
};

/** The ways to share an item's public page. */
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
