import { messages } from '@pesantren/content/messages';
import type { VisitsInput } from './contract/operating/visits.ts';
import { type ClientOptions, createTransport } from './transport/transport.ts';

/** Tells the provider which visits the site has counted. */
export type TellVisits = (visits: VisitsInput) => Promise<void>;

/** Creates the call of the site's server that tells visits (docs/contract.md#visits); under `plain` nothing is sent. */
export function createTellVisits(options: ClientOptions): TellVisits {
  const { write } = createTransport(options);
  return async (json) => {
    if (options.profile === 'plain') return;
    await write('/visits.php', messages.saveFailed, { method: 'POST', json });
  };
}
