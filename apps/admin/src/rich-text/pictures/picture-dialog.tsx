import { AppModal } from '../../shell/dialogs/app-modal.tsx';
import { toastDone } from '../../shell/toasts/toast.tsx';
import { PictureForm, type PictureRequest } from './picture-form.tsx';
import type { PictureFacts } from './picture-nodes.ts';

type PictureDialogProps = {
  /** The values so far; null while the dialog is closed. */
  request: PictureRequest | null;
  onRequest: (change: (request: PictureRequest | null) => PictureRequest | null) => void;
  onPicture: (facts: PictureFacts) => void;
};

/**
 * Asks for a picture and its alternative text. A click outside does not close it, and closing it with
 * values in it can be undone by the toast.
 */
export function PictureDialog({ request, onRequest, onPicture }: PictureDialogProps) {
  const close = () => {
    onRequest(() => null);
    if (!request || !(request.src || request.alt || request.caption)) return;
    toastDone('Foto tidak jadi dipasang.', () => onRequest(() => ({ ...request, file: null })));
  };
  return (
    <AppModal
      opened={request !== null}
      onClose={close}
      title="Foto di dalam teks"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {request && (
        <PictureForm
          request={request}
          onChange={(facts) => onRequest((now) => now && { ...now, ...facts })}
          onPicture={onPicture}
          onClose={close}
        />
      )}
    </AppModal>
  );
}
