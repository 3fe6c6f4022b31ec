import type { Profile } from '../transport/transport.ts';
import type { Log } from './log.ts';
import type { Figure } from './metrics.ts';
import { boundLists, sendingRequestId, serverFetch } from './server-fetch.ts';

/**
 * The provider's state by the outcome of calls: `unknown` until the first one; `limited`: 429; `failing`: 5xx;
 * `slow`: no response in time.
 */
export type ProviderState = (typeof states)[number];

const states = [
  ...(['unknown', 'ok', 'wrong-key', 'untrusted-certificate'] as const),
  ...(['unreachable', 'slow', 'failing', 'limited'] as const),
] as const;

/** The provider as a process knows it. */
export type Provider = {
  /** Calls it; its lists are read up to a limit (`list-limit.ts`). */
  fetch: typeof fetch;
  state: () => ProviderState;
  /** The state as a metric. */
  figures: Figure[];
};

/** In milliseconds: processes that start together find each other within this, unlogged. */
const startingUp = 10_000;

/**
 * In milliseconds: the bounds of the time between two lines. It doubles with each line, so that a provider that
 * comes and goes fills no log, and starts over once the state has held for `calm`.
 */
const shortest = 1_000;
const longest = 60_000;
const calm = 300_000;

/** Watches calls to the provider of a profile and logs each change of its state in one line. */
export function watchProvider(
  log: Log,
  profile: Profile,
  send = boundLists(profile === 'full' ? sendingRequestId(serverFetch) : serverFetch, log),
): Provider {
  let state: ProviderState = 'unknown';
  let detail = '';
  let logged: ProviderState = 'ok';
  let loggedAt = performance.now();
  let gap = startingUp;
  let waiting: NodeJS.Timeout | undefined;

  function observe(next: ProviderState, why: string): void {
    state = next;
    detail = why;
    clearTimeout(waiting);
    if (state === logged) return;
    const held = performance.now() - loggedAt;
    // Only people can mend these: they are logged at once.
    const needsPeople = state === 'wrong-key' || state === 'untrusted-certificate';
    if (held >= gap || (needsPeople && logged === 'ok')) report(held);
    else waiting = setTimeout(() => report(performance.now() - loggedAt), gap - held).unref();
  }

  function report(held: number): void {
    const isUp = state === 'ok';
    log(
      { event: 'provider', state, before: logged, ...(!isUp && { detail }) },
      isUp ? 'warn' : 'error',
    );
    gap =
      held > calm
        ? shortest
        : Math.min(Math.max(gap === startingUp ? 0 : gap * 2, shortest), longest);
    logged = state;
    loggedAt = performance.now();
  }

  return {
    state: () => state,
    figures: [
      {
        name: 'provider_state',
        help: '1 for the state that the provider is in',
        label: 'state',
        isSame: true,
        read: () => Object.fromEntries(states.map((one) => [one, one === state ? 1 : 0])),
      },
    ],
    fetch: async (input, init) => {
      try {
        const response = await send(input, init);
        observe(stateOfStatus(response.status), String(response.status));
        return response;
      } catch (error) {
        const failure = failureOf(error);
        if (failure) observe(...failure);
        throw error;
      }
    },
  };
}

function stateOfStatus(status: number): ProviderState {
  if (status === 401 || status === 403) return 'wrong-key';
  if (status === 429) return 'limited';
  return status >= 500 ? 'failing' : 'ok';
}

/** OpenSSL's and Node's codes for a certificate that is not trusted. */
const certificateCode = /^(?:CERT_|ERR_TLS|ERR_SSL|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;

/** Returns the state that a thrown error means; `undefined` for the caller's own abort. */
function failureOf(error: unknown): [ProviderState, string] | undefined {
  const chain: { name?: string; code?: string }[] = [];
  for (let at = error; at instanceof Error; at = at.cause) chain.push(at as { code?: string });
  const has = (name: string) => chain.some((link) => link.name === name);
  if (has('TimeoutError')) return ['slow', 'TimeoutError'];
  if (has('AbortError')) return undefined;
  const code = chain.find((link) => link.code)?.code ?? chain.at(-1)?.name ?? '';
  return [certificateCode.test(code) ? 'untrusted-certificate' : 'unreachable', code];
}
