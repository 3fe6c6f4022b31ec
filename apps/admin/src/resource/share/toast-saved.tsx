import { toastDone } from '../../shell/toasts/toast.tsx';
import { ShareLinks } from './share-links.tsx';
import classes from './toast-saved.module.css';
import type { ReceivedPage } from './whatsapp-url.ts';

/** Reports that an item is saved, with links that share its page where visitors can see one. */
export function toastSaved(message: string, page: ReceivedPage | null | undefined): void {
  toastDone(
    page ? (
      <>
        {message}
        <span className={classes.links}>
          <ShareLinks page={page} className={classes.link} />
        </span>
      </>
    ) : (
      message
    ),
  );
}
