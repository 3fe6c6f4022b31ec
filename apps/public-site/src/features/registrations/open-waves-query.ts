import { queryOptions } from '@tanstack/react-query';
import { type Services, type SiteClient, settledSoon } from '../../services.ts';

/** Reads the waves in which a child can be registered here; null where the school takes none. */
export function openWavesQuery(client: SiteClient) {
  return queryOptions({
    queryKey: ['registrations', 'waves'],
    queryFn: ({ signal }) => client.openWaves(signal),
  });
}

/** Reads them for the link to the form, without which a page is still a page. */
export function readOpenWaves({ queryClient, client }: Services): Promise<void> {
  return settledSoon([queryClient.query(openWavesQuery(client))]);
}
