import { toastDone } from '../../shell/toasts/toast.tsx';
import { ShareLinks } from './share-links.tsx';
import classes from './toast-saved.module.css';
import type { ReceivedPage } from './whatsapp-url.ts';

/** Reports that an item is saved; where visitors can see its page it says so, with links that share it. */
export function toastSaved(message: string, page: ReceivedPage | null | undefined): void {
  toastDone(
    page ? (
      <>
        {message}
        <span className={classes.visible}>Pengunjung sudah dapat membacanya.</span>
        <span className={classes.links}>
          <ShareLinks page={page} className={classes.link} />
        </span>
      </>
    ) : (
      message
    ),
  );
}
