import * as z from 'zod/mini';
import { wireFlag, wireText } from './texts/wire.ts';

/** A browser that takes notifications, as its `PushSubscription` names it (docs/contract.md#push). */
export const pushDeviceSchema = z.object({
  endpoint: z
    .string('Alamat layanan pemberitahuan wajib diisi.')
    .check(z.maxLength(1000, 'Alamat layanan pemberitahuan terlalu panjang.')),
  p256dh: key('p256dh', 65),
  auth: key('auth', 16),
});

export type PushDevice = z.infer<typeof pushDeviceSchema>;

export const pushEndpointSchema = z.pick(pushDeviceSchema, { endpoint: true });

/** The school's key for its notifications, and whether they go to the asked endpoint. */
export const pushStateSchema = z.object({ key: wireText, on: wireFlag });

export type PushState = z.infer<typeof pushStateSchema>;

/** A notification as the service worker is sent it: `path` is below the admin's base. */
export type PushMessage = { title: string; body: string; path: string };

/** Bytes of a length in base64url. */
function key(name: string, bytes: number) {
  const length = Math.ceil((bytes * 4) / 3);
  return z
    .string(`Kunci ${name} wajib diisi.`)
    .check(z.regex(new RegExp(`^[\\w-]{${length}}=*$`), `Kunci ${name} tidak dapat dipakai.`));
}
