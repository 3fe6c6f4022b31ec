import { createAccounts } from '@pesantren/api-client/staff/accounts';
import { useMemo } from 'react';
import { useServices } from '../../services.ts';

/** Returns the calls of accounts and of the audit log; `full` only. */
export function useAccounts() {
  const { connection } = useServices();
  return useMemo(() => createAccounts(connection), [connection]);
}
