import { createBackups } from '@pesantren/api-client/staff/backups';
import { useMemo } from 'react';
import { useServices } from '../../services.ts';

/** Returns the calls of the backups; `full` only. */
export function useBackups() {
  const { connection } = useServices();
  return useMemo(() => createBackups(connection), [connection]);
}
