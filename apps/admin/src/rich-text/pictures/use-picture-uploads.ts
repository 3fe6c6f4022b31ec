import { messages } from '@pesantren/content/messages';
import { useMutation } from '@tanstack/react-query';
import type { Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { useEffect, useRef } from 'react';
import { uploadFile } from '../../fields/upload/upload-file.ts';
import { uploadsKey } from '../../fields/upload/use-upload.ts';
import { mayHaveSucceeded } from '../../resource/form/save-item.ts';
import { useServices } from '../../services.ts';
import { describeError } from '../../shell/describe-error.ts';
import { toastFailure } from '../../shell/toasts/toast.ts';
import { type Awaited, arrive, awaitAtCursor, giveUp, pasteAround } from './insert-pictures.ts';
import { askToRetry } from './upload-retry.ts';

type Work = { view: EditorView; pictures: readonly Awaited[] };

/**
 * Pictures that are put straight into a text: one after the other is uploaded, as large and with as many
 * percent as anywhere, while its place waits in the text, also for a lost connection to come back. Forms
 * wait for all of them.
 */
export function usePictureUploads() {
  const { client, withReauth } = useServices();
  const taken = useRef<readonly File[]>([]);
  const gone = useRef(new AbortController());
  useEffect(() => {
    gone.current = new AbortController();
    return () => gone.current.abort();
  }, []);

  async function uploadOne(view: EditorView, picture: Awaited): Promise<void> {
    const { file, element } = picture;
    const { signal } = gone.current;
    const say = (sent: number) => {
      element.textContent = `${messages.uploading} ${Math.floor(sent * 100)} %`;
    };
    say(0);
    try {
      const upload = () => uploadFile(client, 'image', file, { signal, onProgress: say });
      const answer = await withReauth(upload);
      if (!view.isDestroyed) arrive(view, picture, answer);
    } catch (error) {
      if (!signal.aborted) await fail(view, picture, error as Error);
    }
  }

  /** The line comes back; but where a picture has stood in a long text, nobody would find again. */
  async function fail(view: EditorView, picture: Awaited, error: Error): Promise<void> {
    const { element } = picture;
    const isPassing = mayHaveSucceeded(error) && element.isConnected;
    if (isPassing && (await askToRetry(element, describeError(error), gone.current.signal))) {
      return uploadOne(view, picture);
    }
    if (!view.isDestroyed) giveUp(view, picture);
    if (!isPassing) toastFailure(error, 'Tempelkan lagi atau masukkan lewat tombol Foto.');
  }

  const { mutate } = useMutation({
    mutationKey: uploadsKey,
    mutationFn: async ({ view, pictures }: Work) => {
      for (const picture of pictures) await uploadOne(view, picture);
    },
  });

  return {
    /** Pictures that the text has brought along, whose places `paste` finds. */
    take(files: readonly File[]): void {
      taken.current = files;
    },

    /** Puts a pasted text in with its pictures; false when it has none. */
    paste(view: EditorView, slice: Slice): boolean {
      const files = taken.current;
      taken.current = [];
      if (files.length === 0) return false;
      mutate({ view, pictures: pasteAround(view, slice, files) });
      return true;
    },

    /** Puts files in at the cursor. */
    insert: (view: EditorView, files: readonly File[]) =>
      mutate({ view, pictures: awaitAtCursor(view, files) }),
  };
}
