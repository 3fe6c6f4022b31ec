import { messages } from '@pesantren/content/messages';
import * as z from 'zod/mini';
import {
  type Registration,
  type RegistrationKey,
  type RegistrationKeyInput,
  type RegistrationSettings,
  type RegistrationStatesInput,
  type RegistrationWave,
  registrationKeySchema,
  registrationSchema,
  registrationSettingsSchema,
  registrationWaveSchema,
} from './contract/registration.ts';
import { type ClientOptions, createTransport } from './transport/transport.ts';

const path = '/registrations.php';

/** Creates the calls of the registration office (docs/contract.md#registrations), with a session; they throw an `ApiError`. */
export function createRegistrations(options: ClientOptions) {
  const { readAs } = createTransport(options);
  return {
    /** Reads the sealed registrations of a wave, in the order of their arrival. */
    registrations(wave: string, signal?: AbortSignal): Promise<Registration[]> {
      const address = `${path}?${new URLSearchParams({ wave })}`;
      return readAs(z.array(registrationSchema), address, messages.loadFailed, { signal });
    },

    /** Reads the waves that have registrations, with their numbers by state. */
    registrationWaves(signal?: AbortSignal): Promise<RegistrationWave[]> {
      const waves = z.array(registrationWaveSchema);
      return readAs(waves, `${path}/counts`, messages.loadFailed, { signal });
    },

    /** Reads the school's wrapped keys, the one in use first. */
    registrationKeys(signal?: AbortSignal): Promise<RegistrationKey[]> {
      const keys = z.array(registrationKeySchema);
      return readAs(keys, `${path}/keys`, messages.loadFailed, { signal });
    },

    /** Stores a new key, which is in use from now on. */
    addRegistrationKey(key: RegistrationKeyInput): Promise<RegistrationKey> {
      const init = { method: 'POST', json: key };
      return readAs(registrationKeySchema, `${path}/keys`, messages.saveFailed, init);
    },

    /** Stores a key wrapped by another passphrase. */
    changeRegistrationPassphrase(id: string, byPassphrase: string): Promise<RegistrationKey> {
      const init = { method: 'PUT', json: { by_passphrase: byPassphrase } };
      const address = `${path}/keys/${encodeURIComponent(id)}`;
      return readAs(registrationKeySchema, address, messages.saveFailed, init);
    },

    registrationSettings(signal?: AbortSignal): Promise<RegistrationSettings> {
      const address = `${path}/settings`;
      return readAs(registrationSettingsSchema, address, messages.loadFailed, { signal });
    },

    saveRegistrationSettings(settings: { enabled: boolean }): Promise<RegistrationSettings> {
      const init = { method: 'PUT', json: settings };
      return readAs(registrationSettingsSchema, `${path}/settings`, messages.saveFailed, init);
    },

    /** Changes the state of registrations, of those that are still there. */
    setRegistrationStates(input: RegistrationStatesInput): Promise<Registration[]> {
      const init = { method: 'PUT', json: input };
      return readAs(z.array(registrationSchema), `${path}/states`, messages.saveFailed, init);
    },
  };
}
