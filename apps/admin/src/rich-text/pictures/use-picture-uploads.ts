import type { UploadAnswer } from '@pesantren/api-client/contract/uploads/upload';
import { photosAtOnce } from '@pesantren/content/limits';
import { messages } from '@pesantren/content/messages';
import { useMutation } from '@tanstack/react-query';
import type { Attrs, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../services.ts';
import { describeError } from '../../shell/errors/describe-error.ts';
import { toastDone, toastFailure } from '../../shell/toasts/toast.tsx';
import { uploadOrKeep } from '../../writing/files/kept-files.ts';
import { uploadsAtOnce } from '../../writing/files/upload-file.ts';
import { uploadsKey } from '../../writing/files/use-upload.ts';
import { isRefusedHere, mayHaveSucceeded, reasonOf } from '../../writing/save-failure.ts';
import {
  gatherPictures,
  insertAtCursor,
  insertSlice,
  type PendingPicture,
  removePlaceholder,
  replacePlaceholder,
} from './insert-pictures.ts';
import { updatePictures } from './photo-commands.ts';
import { askToRetry } from './upload-placeholders.ts';

type Batch = { view: EditorView; pictures: readonly PendingPicture[]; gathers: boolean };

type Replacement = { view: EditorView; src: string; file: File; keepsAlt: boolean };

/** The progress of all uploads of a text: how many photos, and the share of them that is sent, 0 to 1. */
export type UploadProgress = { photos: number; sent: number };

/**
 * Uploads pictures that are chosen, pasted or dropped into a text, several at once, each behind a placeholder at its place
 * that offers a retry. Forms wait for all of them, by the key of their mutation.
 */
export function usePictureUploads() {
  const { client } = useServices();
  const shares = useRef(new Map<HTMLElement, number>());
  const originals = useRef(new Map<string, File>());
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const formLeft = useRef(new AbortController());
  useEffect(() => {
    formLeft.current = new AbortController();
    return () => formLeft.current.abort();
  }, []);

  function report(element: HTMLElement, sent: number): void {
    const all = shares.current;
    all.set(element, sent);
    const total = [...all.values()].reduce((sum, share) => sum + share, 0);
    setProgress({ photos: all.size, sent: total / all.size });
  }

  /** Uploads a file, or keeps it on this device; its share counts for `element`. */
  async function upload(element: HTMLElement, file: File): Promise<UploadAnswer> {
    const { signal } = formLeft.current;
    const onProgress = (sent: number) => report(element, sent);
    onProgress(0);
    const answer = await uploadOrKeep(client, 'image', file, { signal, onProgress });
    originals.current.set(answer.url, file);
    return answer;
  }

  async function uploadOne(view: EditorView, picture: PendingPicture): Promise<string | undefined> {
    const { file, element } = picture;
    const { signal } = formLeft.current;
    element.textContent = messages.uploading;
    try {
      const answer = await upload(element, file);
      if (view.isDestroyed) return undefined;
      replacePlaceholder(view, picture, answer);
      return answer.url;
    } catch (error) {
      return signal.aborted ? undefined : handleFailure(view, picture, error as Error);
    }
  }

  /** Offers a retry after a failure of the connection: the picture's place in a long text would be lost. */
  async function handleFailure(
    view: EditorView,
    picture: PendingPicture,
    error: Error,
  ): Promise<string | undefined> {
    const { element } = picture;
    const canRetry = mayHaveSucceeded(reasonOf(error)) && element.isConnected;
    if (canRetry && (await askToRetry(element, describeError(error), formLeft.current.signal))) {
      return uploadOne(view, picture);
    }
    if (!view.isDestroyed) removePlaceholder(view, picture);
    const again = isRefusedHere(error) ? '' : 'Tempelkan lagi atau masukkan lewat tombol Foto.';
    if (!canRetry) toastFailure(error, again);
    return undefined;
  }

  const { mutate } = useMutation({
    mutationKey: uploadsKey,
    mutationFn: async ({ view, pictures, gathers }: Batch) => {
      const queue = [...pictures];
      const placed = new Set<string>();
      const work = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const url = await uploadOne(view, next);
          if (url) placed.add(url);
          report(next.element, 1);
        }
      };
      for (const { element } of pictures) report(element, 0);
      await Promise.all(Array.from({ length: uploadsAtOnce }, work));
      for (const { element } of pictures) shares.current.delete(element);
      if (shares.current.size === 0) setProgress(null);
      if (gathers && placed.size > 1 && !view.isDestroyed) {
        view.dispatch(gatherPictures(view.state.tr, placed));
      }
    },
  });

  const replacement = useMutation({
    mutationKey: uploadsKey,
    mutationFn: async ({ view, src, file, keepsAlt }: Replacement) => {
      const element = document.createElement('p');
      const { signal } = formLeft.current;
      try {
        const { url, width = null, height = null } = await upload(element, file);
        if (view.isDestroyed) return;
        const changes = { src: url, width, height, ...(!keepsAlt && { alt: null }) };
        const select = (attributes: Attrs) => (attributes.src === src ? changes : null);
        view.dispatch(updatePictures(view.state.tr, select));
      } catch (error) {
        if (!signal.aborted) toastFailure(error, 'Foto yang tadi tetap terpasang.');
      } finally {
        shares.current.delete(element);
        if (shares.current.size === 0) setProgress(null);
      }
    },
  });

  return {
    /** Null while nothing is uploaded. */
    progress,

    /** Puts another file in the place of a picture; a part of the same photo keeps its alternative text. */
    replace: replacement.mutate,

    /** Returns the file that a picture was made of, as long as this form is open. */
    originalOf: (src: string) => originals.current.get(src),

    /** Inserts a pasted text with placeholders for the pictures inside it. */
    paste(view: EditorView, slice: Slice, files: readonly File[]): void {
      mutate({ view, pictures: insertSlice(view, slice, files), gathers: false });
    },

    /** Inserts photos at the cursor, two or more as a gallery. */
    insert(view: EditorView, files: readonly File[]): void {
      const left = files.length - photosAtOnce;
      if (left > 0) {
        toastDone(
          `${photosAtOnce} foto pertama dipasang. ${left} foto lagi belum: pilih sesudah ini.`,
        );
      }
      const pictures = insertAtCursor(view, files.slice(0, photosAtOnce));
      mutate({ view, pictures, gathers: true });
    },
  };
}
