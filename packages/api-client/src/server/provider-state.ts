import type { Log } from './log.ts';
import type { Figure } from './metrics.ts';

/**
 * How the provider is, by what calls to it came to. `unknown` until the first one; `limited`: it answers 429;
 * `failing`: 5xx; `slow`: no answer in time.
 */
export type ProviderState = (typeof states)[number];

const states = [
  ...(['unknown', 'ok', 'wrong-key', 'untrusted-certificate'] as const),
  ...(['unreachable', 'slow', 'failing', 'limited'] as const),
] as const;

export type ProviderWatch = {
  /** The same `fetch`, whose calls are watched. */
  watch: (send: typeof fetch) => typeof fetch;
  state: () => ProviderState;
  /** Its state as a metric. */
  figures: Figure[];
};

/** In milliseconds: processes that start together find each other within this, and nobody need know. */
const startingUp = 10_000;

/**
 * In milliseconds: the shortest and the longest time between two lines. It doubles with each line, so that a
 * provider that comes and goes fills no log, and is short again once the state has held for `calm`.
 */
const shortest = 1_000;
const longest = 60_000;
const calm = 300_000;

/**
 * Watches calls to the provider and tells the log, in one line, of each change of its state; however many
 * calls meet the same state, there is no second line.
 */
export function watchProvider(log: Log): ProviderWatch {
  let state: ProviderState = 'unknown';
  let detail = '';
  let told: ProviderState = 'ok';
  let toldAt = performance.now();
  let gap = startingUp;
  let waiting: NodeJS.Timeout | undefined;

  function observe(next: ProviderState, why: string): void {
    state = next;
    detail = why;
    clearTimeout(waiting);
    if (state === told) return;
    const held = performance.now() - toldAt;
    // What only people can mend is no question of time.
    const isSure = state === 'wrong-key' || state === 'untrusted-certificate';
    if (held >= gap || (isSure && told === 'ok')) tell(held);
    else waiting = setTimeout(() => tell(performance.now() - toldAt), gap - held).unref();
  }

  function tell(held: number): void {
    const isUp = state === 'ok';
    log(
      { event: 'provider', state, before: told, ...(!isUp && { detail }) },
      isUp ? 'warn' : 'error',
    );
    gap =
      held > calm
        ? shortest
        : Math.min(Math.max(gap === startingUp ? 0 : gap * 2, shortest), longest);
    told = state;
    toldAt = performance.now();
  }

  return {
    state: () => state,
    figures: [
      {
        name: 'provider_state',
        help: '1 for the state that the provider is in',
        label: 'state',
        read: () => Object.fromEntries(states.map((one) => [one, one === state ? 1 : 0])),
      },
    ],
    watch: (send) => async (input, init) => {
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

/** What a call that threw says of the provider; nothing where the caller itself called it off. */
function failureOf(error: unknown): [ProviderState, string] | undefined {
  const chain: { name?: string; code?: string }[] = [];
  for (let at = error; at instanceof Error; at = at.cause) chain.push(at as { code?: string });
  const has = (name: string) => chain.some((link) => link.name === name);
  if (has('TimeoutError')) return ['slow', 'TimeoutError'];
  if (has('AbortError')) return undefined;
  const code = chain.find((link) => link.code)?.code ?? chain.at(-1)?.name ?? '';
  return [certificateCode.test(code) ? 'untrusted-certificate' : 'unreachable', code];
}
