import { Modal, VisuallyHidden } from '@mantine/core';
import { AppModal } from '../dialogs/app-modal.tsx';
import classes from './palette-dialog.module.css';
import { PaletteSearch } from './palette-search.tsx';

type PaletteDialogProps = { isOpen: boolean; onClose: () => void; onShowKeys: () => void };

/** The palette near the top of the window; it begins anew each time. */
export function PaletteDialog({ isOpen, onClose, onShowKeys }: PaletteDialogProps) {
  return (
    <AppModal
      opened={isOpen}
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      classNames={{ inner: classes.inner, content: classes.content }}
    >
      <Modal.Title>
        <VisuallyHidden>Palet perintah</VisuallyHidden>
      </Modal.Title>
      <PaletteSearch onClose={onClose} onShowKeys={onShowKeys} />
    </AppModal>
  );
}
