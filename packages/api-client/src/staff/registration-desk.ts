import { messages } from '@pesantren/content/messages';
import * as z from 'zod/mini';
import { ApiError } from '../api-error.ts';
import {
  type OpenWave,
  openWaveSchema,
  type RegistrationStatus,
  registrationAnswerSchema,
  registrationStatusSchema,
} from '../contract/registration.ts';
import { type ClientOptions, createTransport } from '../transport/transport.ts';

const path = '/registrations.php';

/** Names the visitor for whom the site's server calls; the provider believes it of its own machine alone. */
export const visitorHeader = 'X-Visitor-Address';

/** Creates the calls of visitors who register a child (docs/contract.md#registrations), which throw an `ApiError`. */
export function createRegistrationDesk(options: ClientOptions) {
  const send = options.fetch ?? ((input, init) => fetch(input, init));

  /** The transport of a call on behalf of a visitor. */
  const transportFor = (address: string) =>
    createTransport({
      ...options,
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        if (address) headers.set(visitorHeader, address);
        return send(input, { ...init, headers });
      },
    });

  return {
    /** Reads the waves that are open; null while nobody may register, and under `plain`. */
    async openWaves(signal?: AbortSignal): Promise<OpenWave[] | null> {
      if (options.profile === 'plain') return null;
      const { readAs } = createTransport(options);
      const waves = z.array(openWaveSchema);
      return readAs(waves, `${path}/waves`, messages.loadFailed, { signal }).catch(nullWhenMissing);
    },

    /** Registers a child, once for a key. @returns the number of the registration. */
    async register(input: object, key: string, address: string): Promise<string> {
      const init = { method: 'POST', json: input, key };
      const answer = transportFor(address).readAs(
        registrationAnswerSchema,
        path,
        messages.saveFailed,
        init,
      );
      return (await answer).number;
    },

    /** Reads what a number tells; null for a wrong one. */
    async registrationStatus(number: string, address: string): Promise<RegistrationStatus | null> {
      const { readAs } = transportFor(address);
      return readAs(registrationStatusSchema, statusPath(number), messages.loadFailed).catch(
        nullWhenMissing,
      );
    },

    /** Erases a registration at once; one that is gone already is no failure. */
    async withdraw(number: string, address: string): Promise<void> {
      const init = { method: 'DELETE' };
      await transportFor(address)
        .call(statusPath(number), messages.deleteFailed, init)
        .catch(nullWhenMissing);
    },
  };
}

function statusPath(number: string): string {
  return `${path}/status/${encodeURIComponent(number)}`;
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
