import type { PushMessage } from '@pesantren/api-client/contract/push';
import { createServerFetch } from '@pesantren/api-client/server/server-fetch';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { createPushStore } from './store.ts';

/** The services of the browsers: a person names the address, so that nothing else is asked in the provider's name. */
export const pushServices: readonly RegExp[] = [
  /^https:\/\/fcm\.googleapis\.com$/,
  /^https:\/\/[\w-]+\.push\.services\.mozilla\.com$/,
  /^https:\/\/[\w-]+\.notify\.windows\.com$/,
  /^https:\/\/[\w-]+\.push\.apple\.com$/,
];

/** In seconds: a phone that is off for longer finds the answer in the admin. */
const keptFor = 86_400;

/** In milliseconds. */
const send = createServerFetch(10_000);

type PushDeps = Pick<Deps, 'db' | 'now' | 'log' | 'siteOrigin'>;

/** Sends a message to browsers; a service that fails is logged, a browser that is gone forgotten. */
export async function notify(
  deps: PushDeps,
  devices: readonly Row<'push_devices'>[],
  message: PushMessage,
): Promise<void> {
  const store = createPushStore(deps);
  const keys = await store.keys();
  const gone: string[] = [];
  await Promise.all(
    devices.map(async (device) => {
      try {
        const { status } = await deliver(deps, keys, device, message);
        if (status === 404 || status === 410) gone.push(device.endpoint);
        else if (status >= 400) deps.log({ event: 'push-refused', status }, 'warn');
      } catch (error) {
        deps.log({ event: 'push-failed', message: String(error) }, 'warn');
      }
    }),
  );
  await store.remove(gone);
}

async function deliver(
  { siteOrigin }: PushDeps,
  keys: Row<'push_keys'>,
  { endpoint, p256dh, auth }: Row<'push_devices'>,
  message: PushMessage,
): Promise<Response> {
  const subject = siteOrigin.startsWith('https:') ? siteOrigin : 'mailto:situs@localhost';
  const { default: webPush } = await import('web-push');
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject, publicKey: keys.public_key, privateKey: keys.private_key },
      TTL: keptFor,
    },
  );
  const { method, body } = request;
  // The length is the connection's own affair.
  const { 'Content-Length': _, ...headers } = request.headers as Record<string, string>;
  return send(request.endpoint, { method, headers, body: body && new Uint8Array(body) });
}
