import { hasFailed, readJson, readOptionalJson, toNetworkError } from './api-error.ts';
import { toApiError } from './to-api-error.ts';

/**
 * `full`: our own provider, with every extension of contract section 4. `plain`: any other one; no
 * cookie and no header beyond `Content-Type` and `X-API-Key`, since its CORS answer allows no more.
 */
export type Profile = 'full' | 'plain';

export type ClientOptions = {
  /** `{api}` of the spec, absolute: `https://api.sekolah.sch.id/api`. */
  url: string;
  /** The shared key of header `X-API-Key`. */
  key: string;
  profile: Profile;
  /** Send the session's cookie along (the admin does); only under `full`. */
  withSession?: boolean;
  fetch?: typeof fetch;
  /** How a call goes out whose progress is asked for; without it nothing is told. */
  sendWithProgress?: SendWithProgress;
};

/** Sends as `fetch` does, and tells how much of the body has left: 0 to 1. */
export type SendWithProgress = (
  url: string,
  init: RequestInit,
  onProgress: (sent: number) => void,
) => Promise<Response>;

type Call = {
  method?: string;
  body?: RequestInit['body'];
  /** What only our provider's CORS answer allows; left out under `plain`. */
  headers?: Readonly<Record<string, string | undefined>>;
  signal?: AbortSignal | undefined;
  /** Hears how much of the body has left, 0 to 1. */
  onProgress?: ((sent: number) => void) | undefined;
  /** Words for a 404 where it means something else than a failure. */
  notFound?: string;
  /** Words for no usable answer at all. */
  threw?: string;
};

/**
 * How every call goes out: key, cookies, and what a failed answer becomes. All throw an `ApiError`, or
 * the `AbortError` of their signal.
 */
export function createTransport({
  url,
  key,
  profile,
  withSession = false,
  ...options
}: ClientOptions) {
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  const credentials = profile === 'full' && withSession ? 'include' : 'omit';

  function headersOf(extra: Call): Headers {
    const headers = new Headers({ 'X-API-Key': key });
    if (!(extra.body instanceof FormData)) headers.set('Content-Type', 'application/json');
    if (profile === 'plain') return headers;
    for (const [name, value] of Object.entries(extra.headers ?? {})) {
      if (value !== undefined) headers.set(name, value);
    }
    return headers;
  }

  /** Sends a call; `words` say what failed when the answer refuses or there is none. */
  async function call(path: string, words: string, extra: Call = {}): Promise<Response> {
    const { notFound = words, threw = words, onProgress, ...init } = extra;
    const request = { ...init, headers: headersOf(extra), credentials } as RequestInit;
    try {
      const response = await (onProgress && options.sendWithProgress
        ? options.sendWithProgress(url + path, request, onProgress)
        : send(url + path, request));
      if (response.ok) return response;
      const { status, headers: answered } = response;
      const said = status === 404 ? notFound : words;
      const wait = answered.get('Retry-After');
      throw toApiError(status, await readOptionalJson(response), said, wait);
    } catch (cause) {
      throw toNetworkError(cause, threw);
    }
  }

  async function read(path: string, words: string, extra: Call = {}) {
    const response = await call(path, words, extra);
    try {
      return { response, body: await readJson(response) };
    } catch (cause) {
      throw toNetworkError(cause, extra.threw ?? words);
    }
  }

  /** A call whose 2xx means done with any body; answers that body. */
  async function write(path: string, words: string, init: Call): Promise<unknown> {
    const response = await call(path, words, init);
    const body = await readOptionalJson(response);
    if (hasFailed(body)) throw toApiError(response.status, body, words);
    return body;
  }

  return { call, read, write };
}
