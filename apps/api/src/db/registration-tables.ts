import type { RegistrationState } from '@pesantren/content/registration';
import type { Generated } from 'kysely';
import type { Instant } from './item-tables.ts';

/** Says whether anyone may register: one row, of id 1, or none. `enabled` is 1 or 0. */
export type RegistrationSettingsTable = { id: number; enabled: number };

/** The school's keys, the newest in use. The private half is wrapped twice, age in base64: only a browser opens it. */
export type RegistrationKeysTable = {
  id: Generated<number>;
  public_key: string;
  by_passphrase: string;
  by_paper: string;
  created_at: Instant;
};

/** A wave that somebody has registered in, with its last day as it was told last. */
export type RegistrationWavesTable = {
  id: Generated<number>;
  /** As `waveKeyOf` names it. */
  wave: string;
  name: string;
  closes: string;
};

/** A registration. Hashes but the number's are keyed by the wave's key, which is in no backup. */
export type RegistrationsTable = {
  id: Generated<number>;
  wave_id: number;
  key_id: number;
  state: RegistrationState;
  /** The day of the test, ISO 8601, or `''`. */
  test_day: string;
  number_hash: string;
  phone_hash: string;
  request_hash: string;
  /** The form, sealed to the school's key and then by the wave's, base64. */
  sealed: string;
  created_at: Instant;
  updated_at: Instant;
  version: Generated<number>;
};
