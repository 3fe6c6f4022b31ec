import type { Instant } from './item-tables.ts';

/** The pair of keys that push services know the school by: one row, of id 1, or none. */
export type PushKeysTable = { id: number; public_key: string; private_key: string };

/** A browser that asked for notifications, with the keys that only it can read them by. */
export type PushDevicesTable = {
  endpoint: string;
  admin_id: number;
  p256dh: string;
  auth: string;
  created_at: Instant;
};
