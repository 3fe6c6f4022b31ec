import { ApiError } from '@pesantren/api-client/api-error';
import type { UploadAnswer, UploadKind } from '@pesantren/api-client/contract/upload';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '../../services.ts';
import { uploadFile } from './upload-file.ts';

/** Every upload that is under way, of whatever field. */
export const uploadsKey = ['upload'];

/** An upload of one field: what is under way, how far, what failed, and what can be done about it. */
export type Upload = ReturnType<typeof useUpload>;

/**
 * Uploads a file; `onUploaded` hears the answer, unless the field has gone meanwhile. What found no network
 * is sent again once there is one.
 */
export function useUpload(
  kind: UploadKind,
  onUploaded: (answer: UploadAnswer, file: File) => void,
) {
  const { client, withReauth } = useServices();
  const [percent, setPercent] = useState(0);
  const running = useRef<AbortController | null>(null);
  const controller = () => {
    running.current = new AbortController();
    return running.current;
  };
  const { mutate, reset, error, isPending, isError, variables } = useMutation({
    mutationKey: uploadsKey,
    mutationFn: (file: File) => {
      const { signal } = controller();
      const onProgress = (sent: number) => setPercent(Math.floor(sent * 100));
      return withReauth(() => uploadFile(client, kind, file, { signal, onProgress }));
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
  const goOn = useEffectEvent(retry);
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => void goOn();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isWaiting]);

  return {
    /** The file that is on its way, or that has failed. */
    file: isPending || (isError && !isCancelled) ? (variables ?? null) : null,
    /** How much of it has left, 0 to 100; at 100 the provider's answer is waited for. */
    percent,
    isUploading: isPending,
    error: isCancelled ? null : error,
    /** Whether it goes on by itself as soon as there is a network again. */
    isWaiting,
    start,
    cancel: () => running.current?.abort(),
    retry,
    forget: reset,
  };
}

/** Whether any upload is under way, so that a form can wait for its URL. */
export function useIsUploading(): boolean {
  return useIsMutating({ mutationKey: uploadsKey }) > 0;
}
