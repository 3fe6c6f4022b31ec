import { messages } from '@pesantren/content/messages';
import { nullWhenNotFound } from './api-error.ts';
import { type Occasion, occasionSchema } from './contract/agenda.ts';
import { listSchema } from './contract/lists/pagination.ts';
import { type ClientOptions, createTransport } from './transport/transport.ts';

/** The span that is read: what is not over at `from` and begins before `to`, at most `limit` of it. */
export type OccasionParams = { from: Date; to?: Date; limit?: number };

/** Creates the call that reads all that has a day at the school (docs/contract.md#agenda), which throws an `ApiError`. */
export function createOccasions(options: ClientOptions) {
  const { readAs } = createTransport(options);
  return {
    /** Reads what happens within a span, by its days; null of a provider that has no agenda. */
    async occasions(params: OccasionParams, signal?: AbortSignal): Promise<Occasion[] | null> {
      if (options.profile === 'plain') return null;
      const query = new URLSearchParams({ from: params.from.toISOString() });
      if (params.to) query.set('to', params.to.toISOString());
      if (params.limit !== undefined) query.set('limit', String(params.limit));
      // A newer provider may have dates that this app does not know.
      const schema = listSchema(occasionSchema, ({ resource, id }) => `${resource}/${id}`);
      return readAs(schema, `/agenda.php/occasions?${query}`, messages.agendaFailed, {
        signal,
      }).catch(nullWhenNotFound);
    },
  };
}
