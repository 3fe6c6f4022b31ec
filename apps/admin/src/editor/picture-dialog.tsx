import { Modal } from '@mantine/core';
import { PictureForm } from './picture-form.tsx';
import type { PictureFacts } from './picture-nodes.ts';

type PictureDialogProps = {
  /** What to start from, a pasted file perhaps; null while the dialog is closed. */
  request: { file: File | null } | null;
  onPicture: (facts: PictureFacts) => void;
  onClose: () => void;
};

/** Asks for a picture that goes into the text, and for the words that stand in for it. */
export function PictureDialog({ request, onPicture, onClose }: PictureDialogProps) {
  return (
    // Mantine would lock scrolling with a style element, which the page's policy forbids.
    <Modal
      opened={request !== null}
      onClose={onClose}
      title="Foto di dalam teks"
      lockScroll={false}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
      transitionProps={{ duration: 160, transition: 'fade' }}
    >
      {request && <PictureForm file={request.file} onPicture={onPicture} onClose={onClose} />}
    </Modal>
  );
}
