import { AppModal } from '../../shell/dialogs/app-modal.tsx';
import { toastDone } from '../../shell/toasts/toast.ts';
import { PictureForm } from './picture-form.tsx';
import type { PictureFacts } from './picture-nodes.ts';
import type { PictureRequest } from './picture-request.ts';

type PictureDialogProps = {
  /** What has been said so far; null while the dialog is closed. */
  request: PictureRequest | null;
  onRequest: (change: (request: PictureRequest | null) => PictureRequest | null) => void;
  onPicture: (facts: PictureFacts) => void;
};

/**
 * Asks for a picture that goes into the text, and for the words that stand in for it. A touch beside it
 * closes nothing; what was given up after something was said can be brought back by the toast.
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
