import { ApiError } from '@pesantren/api-client/api-error';
import type { UploadAnswer, UploadKind } from '@pesantren/api-client/contract/uploads/upload';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '../../services.ts';
import { notLoaded } from '../../shell/errors/chunk-error.ts';

/** The mutation key of all uploads, by which forms wait for them. */
export const uploadsKey = ['upload'];

/** The state and the actions of one field's upload. */
export type Upload = ReturnType<typeof useUpload>;

/**
 * Uploads a file and calls `onUploaded`, unless the field has unmounted meanwhile. An upload that failed
 * offline is retried once the network is back.
 */
export function useUpload(
  kind: UploadKind,
  onUploaded: (answer: UploadAnswer, file: File) => void,
) {
  const { client } = useServices();
  const [percent, setPercent] = useState(0);
  const running = useRef<AbortController | null>(null);
  const controller = () => {
    running.current = new AbortController();
    return running.current;
  };
  const { mutate, reset, error, isPending, isError, variables } = useMutation({
    mutationKey: uploadsKey,
    async mutationFn(file: File) {
      const { signal } = controller();
      const onProgress = (sent: number) => setPercent(Math.floor(sent * 100));
      // With the form at rest nobody uploads.
      const { uploadOrKeep } = await import('./kept-files.ts').catch(() => {
        throw notLoaded;
      });
      return uploadOrKeep(client, kind, file, { signal, onProgress });
    },
  });
  const isCancelled = error?.name === 'AbortError';

  const start = (file: File) => {
    setPercent(0);
    mutate(file, { onSuccess: onUploaded });
  };
  const retry = () => variables && start(variables);
  useEffect(() => () => running.current?.abort(), []);
  const isWaiting = error instanceof ApiError && error.code === 'offline';
  const retryOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => void retryOnline();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isWaiting]);

  return {
    /** The file that is being uploaded, or that has failed. */
    file: isPending || (isError && !isCancelled) ? (variables ?? null) : null,
    /** The share that is sent, 0 to 100; at 100 the response is awaited. */
    percent,
    isUploading: isPending,
    error: isCancelled ? null : error,
    /** True while it waits for the network, to be retried by itself. */
    isWaiting,
    start,
    cancel: () => running.current?.abort(),
    retry,
    forget: reset,
  };
}

/** Returns true while any upload runs, so that a form can wait for its URL. */
export function useIsUploading(): boolean {
  return useIsMutating({ mutationKey: uploadsKey }) > 0;
}
