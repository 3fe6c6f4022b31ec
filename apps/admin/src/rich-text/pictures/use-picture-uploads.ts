import { messages } from '@pesantren/content/messages';
import { useMutation } from '@tanstack/react-query';
import type { Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { useEffect, useRef } from 'react';
import { uploadFile } from '../../fields/upload/upload-file.ts';
import { uploadsKey } from '../../fields/upload/use-upload.ts';
import { mayHaveSucceeded, reasonOf } from '../../resource/saving/save-failure.ts';
import { useServices } from '../../services.ts';
import { describeError } from '../../shell/describe-error.ts';
import { toastFailure } from '../../shell/toasts/toast.tsx';
import {
  insertAtCursor,
  insertSlice,
  type PendingPicture,
  removePlaceholder,
  replacePlaceholder,
} from './insert-placeholders.ts';
import { askToRetry } from './upload-placeholders.ts';

type Batch = { view: EditorView; pictures: readonly PendingPicture[] };

/**
 * Uploads pictures that are pasted or dropped into a text, one after the other, each behind a placeholder
 * that shows its progress and offers a retry. Forms wait for all of them, by the key of their mutation.
 */
export function usePictureUploads() {
  const { client, withReauth } = useServices();
  const extracted = useRef<readonly File[]>([]);
  const formLeft = useRef(new AbortController());
  useEffect(() => {
    formLeft.current = new AbortController();
    return () => formLeft.current.abort();
  }, []);

  async function uploadOne(view: EditorView, picture: PendingPicture): Promise<void> {
    const { file, element } = picture;
    const { signal } = formLeft.current;
    const onProgress = (sent: number) => {
      element.textContent = `${messages.uploading} ${Math.floor(sent * 100)} %`;
    };
    onProgress(0);
    try {
      const answer = await withReauth(() =>
        uploadFile(client, 'image', file, { signal, onProgress }),
      );
      if (!view.isDestroyed) replacePlaceholder(view, picture, answer);
    } catch (error) {
      if (!signal.aborted) await handleFailure(view, picture, error as Error);
    }
  }

  /** Offers a retry after a failure of the connection: the picture's place in a long text would be lost. */
  async function handleFailure(
    view: EditorView,
    picture: PendingPicture,
    error: Error,
  ): Promise<void> {
    const { element } = picture;
    const canRetry = mayHaveSucceeded(reasonOf(error)) && element.isConnected;
    if (canRetry && (await askToRetry(element, describeError(error), formLeft.current.signal))) {
      return uploadOne(view, picture);
    }
    if (!view.isDestroyed) removePlaceholder(view, picture);
    if (!canRetry) toastFailure(error, 'Tempelkan lagi atau masukkan lewat tombol Foto.');
  }

  const { mutate } = useMutation({
    mutationKey: uploadsKey,
    mutationFn: async ({ view, pictures }: Batch) => {
      for (const picture of pictures) await uploadOne(view, picture);
    },
  });

  return {
    /** Takes the pictures that were extracted from a pasted text; `paste` follows with the text. */
    take(files: readonly File[]): void {
      extracted.current = files;
    },

    /** Inserts a pasted text with placeholders for its pictures. @returns false when it has none */
    paste(view: EditorView, slice: Slice): boolean {
      const files = extracted.current;
      extracted.current = [];
      if (files.length === 0) return false;
      mutate({ view, pictures: insertSlice(view, slice, files) });
      return true;
    },

    /** Inserts files at the cursor. */
    insert: (view: EditorView, files: readonly File[]) =>
      mutate({ view, pictures: insertAtCursor(view, files) }),
  };
}
