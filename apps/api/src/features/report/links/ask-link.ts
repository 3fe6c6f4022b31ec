import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from '@pesantren/api-client/server/client-address';

/** In milliseconds: who has not answered by then may only be slow. */
const deadline = 10_000;

/** Statuses by which a site says that it has no such page. */
const gone = [404, 410];

/** Statuses of sites that answer no HEAD. */
const unasked = [...gone, 405, 501];

/** Tells whether an address may be asked: none that only this machine reaches. */
export type MayAsk = (address: string) => boolean;

/**
 * Asks another site whether an address of it is there; a redirect is an answer. Nothing is asked of this machine's own
 * network, whatever an address says or a name leads to.
 * @returns true where it is lost for certain: the name does not exist, or the site says that the page does not.
 */
export async function isLostElsewhere(
  url: string,
  mayAsk: MayAsk = isPublicAddress,
): Promise<boolean> {
  try {
    const status = await statusOf('HEAD', url, mayAsk);
    if (!unasked.includes(status)) return false;
    return gone.includes(await statusOf('GET', url, mayAsk));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOTFOUND';
  }
}

async function statusOf(method: string, url: string, mayAsk: MayAsk): Promise<number> {
  const { protocol, hostname } = new URL(url);
  // A number in place of a name is never looked up.
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) && !mayAsk(address)) throw new Error('not asked');
  const request = protocol === 'https:' ? requestSecure : requestPlain;
  const asked = request(url, {
    method,
    lookup: guarded(mayAsk),
    headers: { 'User-Agent': 'pesantren-periksa-tautan' },
    signal: AbortSignal.timeout(deadline),
  });
  const answered = once(asked, 'response');
  asked.end();
  const [response] = (await answered) as [IncomingMessage];
  response.destroy();
  return response.statusCode ?? 0;
}

/** Looks names up as Node does, and refuses those with an address that may not be asked. */
function guarded(mayAsk: MayAsk) {
  return (
    name: string,
    options: LookupOptions,
    done: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
  ): void => {
    lookup(name, { ...options, all: true }).then(
      (found) => {
        const [first] = found;
        if (!first || found.some(({ address }) => !mayAsk(address)))
          done(new Error('not asked'), '');
        else if (options.all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error, ''),
    );
  };
}
