import { createRegistrations } from '@pesantren/api-client/registrations';
import { useMemo } from 'react';
import { useServices } from '../../services.ts';

/** Begins the keys of all queries of registrations. */
export const registrationsKey = ['registrations'];

/** Returns the calls of the registration office, with the session. */
export function useRegistrations() {
  const { connection } = useServices();
  return useMemo(() => createRegistrations(connection), [connection]);
}
