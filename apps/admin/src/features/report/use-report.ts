import { reportQuery } from '@pesantren/api-client/editorial-query';
import { createReports } from '@pesantren/api-client/staff/reports';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../services.ts';

/** Reads the report on the site, which only a *pengelola* may. */
export function useReport() {
  const { connection } = useServices();
  const reports = useMemo(() => createReports(connection), [connection]);
  return useQuery(reportQuery(reports));
}
