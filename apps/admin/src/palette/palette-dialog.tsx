import { Modal } from '@mantine/core';
import classes from './palette-dialog.module.css';
import { PaletteSearch } from './palette-search.tsx';

type PaletteDialogProps = { isOpen: boolean; onClose: () => void; onShowKeys: () => void };

/** The palette near the top of the window; it begins anew each time. */
export function PaletteDialog({ isOpen, onClose, onShowKeys }: PaletteDialogProps) {
  return (
    // Mantine would lock scrolling with a style element, which the page's policy forbids.
    <Modal
      opened={isOpen}
      onClose={onClose}
      lockScroll={false}
      withCloseButton={false}
      padding={0}
      transitionProps={{ duration: 160, transition: 'fade' }}
      classNames={{ inner: classes.inner, content: classes.content }}
    >
      <Modal.Title className={classes.title}>Palet perintah</Modal.Title>
      <PaletteSearch onClose={onClose} onShowKeys={onShowKeys} />
    </Modal>
  );
}
