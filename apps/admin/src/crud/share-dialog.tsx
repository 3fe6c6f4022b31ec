import { Modal } from '@mantine/core';
import type { SharedPage } from '../layout/page-to-share.ts';
import { ShareLinks } from '../layout/share-links.tsx';
import dialog from './dialog.module.css';
import classes from './share-dialog.module.css';

type ShareDialogProps = {
  /** What is passed on; `null` while nothing is. */
  page: SharedPage | null;
  onClose: () => void;
};

/** Ways to pass on an item that visitors see. */
export function ShareDialog({ page, onClose }: ShareDialogProps) {
  return (
    // Mantine would lock scrolling with a style element, which the page's policy forbids.
    <Modal
      opened={page !== null}
      onClose={onClose}
      centered
      lockScroll={false}
      withCloseButton={false}
      transitionProps={{ duration: 160, transition: 'fade' }}
      classNames={{ content: dialog.content }}
    >
      <Modal.Title className={dialog.title}>Bagikan</Modal.Title>
      <p className={classes.name}>{page?.title}</p>
      <div className={classes.links}>
        {page && <ShareLinks page={page} className={classes.link} />}
        <button className={classes.link} type="button" onClick={onClose}>
          Tutup
        </button>
      </div>
    </Modal>
  );
}
