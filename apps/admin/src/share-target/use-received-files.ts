import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { takeReceived } from './received-files.ts';

/** The ids of the accepted files, which the page that asks passes to the page that takes them. */
export type AcceptedState = { received: readonly string[] };

/** Hands the files that somebody has accepted to the page that they opened. */
export function useReceivedFiles(onFiles: (files: readonly File[]) => void): void {
  const { received } = (useLocation().state ?? {}) as Partial<AcceptedState>;
  const take = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    if (received) void takeReceived(received).then(take);
  }, [received]);
}
