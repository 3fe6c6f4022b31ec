import { ApiError } from '@pesantren/api-client/api-error';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import { Suspense, useState } from 'react';
import { useServices } from '../../services.ts';
import { lazyWithRetry } from '../../shell/errors/lazy-with-retry.tsx';
import { toastFailure } from '../../shell/toasts/toast.tsx';
import { canvasBlob } from '../../writing/files/canvas-blob.ts';
import { shrinkImage } from '../../writing/files/shrink-image.ts';

type CropDialogProps = Parameters<typeof import('./crop-dialog.tsx').CropDialog>[0];

// Its library is loaded when it opens.
const CropDialog = lazyWithRetry<CropDialogProps>(
  async () => (await import('./crop-dialog.tsx')).CropDialog,
  (failure) => failure,
);

const unreadable = 'Foto ini tidak dapat dibuka untuk dipotong. Pilih fotonya lagi lewat Ganti.';

/** The dialog that crops a picture of the text: out of the file that was chosen, else out of what is stored. */
export function useCrop(
  originalOf: (src: string) => File | undefined,
  onCropped: (src: string, file: File) => void,
) {
  const { apiUrl } = useServices().config;
  const [request, setRequest] = useState<{ src: string; photo: File } | null>(null);

  async function open(src: string): Promise<void> {
    try {
      const original = originalOf(src) ?? (await download(resolveUrl(apiUrl, src)));
      // Small enough that turning it costs a phone no memory.
      const { file } = await shrinkImage(original);
      setRequest({ src, photo: file });
    } catch {
      toastFailure(new ApiError(unreadable));
    }
  }

  return {
    open: (src: string) => void open(src),
    dialog: request && (
      <Suspense fallback={null}>
        <CropDialog
          photo={request.photo}
          onDone={(file) => {
            setRequest(null);
            onCropped(request.src, file);
          }}
          onClose={() => setRequest(null)}
        />
      </Suspense>
    ),
  };
}

/** Reads a stored picture, which its provider has to allow (docs/contract.md#uploads). */
async function download(url: string): Promise<File> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const type = /\.png(?:$|\?)/.test(url) ? 'image/png' : 'image/jpeg';
  const blob = await canvasBlob(canvas, type, 0.95);
  return new File([blob], `foto.${type === 'image/png' ? 'png' : 'jpg'}`, { type });
}
