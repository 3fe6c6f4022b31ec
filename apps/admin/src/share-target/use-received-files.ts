import type { UploadKind } from '@pesantren/api-client/contract/upload';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { takeReceived } from './received-files.ts';

/** Hands the files of a kind that were shared with the app to the page that they opened. */
export function useReceivedFiles(
  kind: UploadKind,
  onFiles: (files: readonly File[]) => void,
): void {
  const isShared = (useLocation().state as { shared?: true } | null)?.shared === true;
  const take = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    if (isShared) void takeReceived(kind).then(take);
  }, [isShared, kind]);
}
