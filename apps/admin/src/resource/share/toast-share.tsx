import { ShareLinks } from './share-links.tsx';
import classes from './toast-share.module.css';
import type { SharedPage } from './whatsapp-url.ts';

type ToastShareProps = { words: string; page: SharedPage };

/** A toast's sentence about what is now on the site, with ways to pass it on. */
export function ToastShare({ words, page }: ToastShareProps) {
  return (
    <>
      {words}
      <span className={classes.links}>
        <ShareLinks page={page} className={classes.link} />
      </span>
    </>
  );
}
