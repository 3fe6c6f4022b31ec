import { createRegistrations } from '@pesantren/api-client/registrations';
import { useMemo } from 'react';
import { useServices } from '../../services.ts';

/** Begins the keys of all queries of registrations. */
export const registrationsKey = ['registrations'];

/** Begins the keys of the lists that were opened. */
export const openedKey = [...registrationsKey, 'opened'];

/** Names the query of the waves with their counts. */
export const wavesKey = [...registrationsKey, 'waves'];

/** Names the query of whether the site takes registrations, and whether there is a key. */
export const settingsKey = [...registrationsKey, 'settings'];

/** Returns the calls of the registration office, with the session. */
export function useRegistrations() {
  const { connection } = useServices();
  return useMemo(() => createRegistrations(connection), [connection]);
}
