import * as z from 'zod/mini';
import {
  ApiError,
  hasFailed,
  isSessionExpired,
  readJson,
  readOptionalJson,
  toNetworkError,
} from '../api-error.ts';
import type { ListPage } from '../contract/lists/pagination.ts';
import type { ProblemCode } from '../contract/problem.ts';
import { toApiError } from './to-api-error.ts';

/**
 * `full`: our own provider, with every extension (docs/contract.md#extensions). `plain`: any other one; no
 * cookie and no header beyond `Content-Type` and `X-API-Key`, since its CORS answer allows no more.
 */
export type Profile = 'full' | 'plain';

/** The provider of an app (docs/contract.md#environment). */
export type ClientConfig = { apiUrl: string; apiKey: string; apiProfile: Profile };

export type ClientOptions = {
  /** Absolute: `https://api.sekolah.sch.id/api`. */
  url: string;
  /** The shared key of header `X-API-Key`. */
  key: string;
  profile: Profile;
  /** Sends the session's cookie along (the admin does); only under `full`. */
  withSession?: boolean;
  /** Waits for the next login; true when it is of the same account, so that a write may go out again. */
  reauthenticate?: () => Promise<boolean>;
  fetch?: typeof fetch;
  /** Sends the calls that ask for progress; without it none is reported. */
  sendWithProgress?: SendWithProgress;
};

/** Sends as `fetch` does and reports the share of the body that has left: 0 to 1. */
export type SendWithProgress = (
  url: string,
  init: RequestInit,
  onProgress: (sent: number) => void,
) => Promise<Response>;

const noSession: ProblemCode = 'no-session';

type Call = {
  method?: string;
  /** A form of files; everything else is sent as `json`. */
  form?: FormData;
  json?: object;
  /** The edited version, which our provider compares with the newest (docs/contract.md#safe-edits). */
  version?: number | undefined;
  /** The idempotency key: one for each submission, the same on retries (docs/contract.md#idempotency). */
  key?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Receives the share of the body that has left, 0 to 1. */
  onProgress?: ((sent: number) => void) | undefined;
  /** Its 401 is about what was typed, not about a session. */
  isLogin?: boolean;
  /** The message of a 404 where it means something else than a failure. */
  notFound?: string;
  /** The message where there is no response at all. */
  noResponse?: string;
};

/**
 * Creates the functions that send every call: with key and cookies, failures as errors. Each takes the
 * message of its failure and throws an `ApiError`, or the `AbortError` of its signal.
 */
export function createTransport(options: ClientOptions) {
  const { url, key, profile, withSession = false } = options;
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  const credentials = profile === 'full' && withSession ? 'include' : 'omit';

  function headersOf(init: Call): Headers {
    const headers = new Headers({ 'X-API-Key': key });
    if (!init.form) headers.set('Content-Type', 'application/json');
    // The CORS answer of another provider allows no more.
    if (profile === 'plain') return headers;
    if (init.version !== undefined) headers.set('If-Match', `"${init.version}"`);
    if (init.key !== undefined) headers.set('Idempotency-Key', init.key);
    return headers;
  }

  /**
   * Sends a call; a write whose session has ended waits for the next login and goes out once more, since the provider
   * has not carried it out (docs/reliability.md#p19). @throws ApiError when the response refuses or there is none.
   */
  async function call(path: string, message: string, init: Call = {}): Promise<Response> {
    try {
      return await attempt(path, message, init);
    } catch (error) {
      const isWrite = init.method !== undefined && !init.isLogin;
      if (!isWrite || !options.reauthenticate || !isSessionExpired(error)) throw error;
      if (await options.reauthenticate()) return attempt(path, message, init);
      throw new ApiError(error.message, { code: noSession, detail: 'Anda perlu masuk lagi.' });
    }
  }

  async function attempt(path: string, message: string, init: Call): Promise<Response> {
    const { notFound = message, noResponse = message, onProgress, method, signal, json } = init;
    const body = init.form ?? (json && JSON.stringify(json));
    const headers = headersOf(init);
    const request = { method, body, signal, headers, credentials } as RequestInit;
    try {
      const response = await (onProgress && options.sendWithProgress
        ? options.sendWithProgress(url + path, request, onProgress)
        : send(url + path, request));
      if (response.ok) return response;
      const { status, headers } = response;
      const body = await readOptionalJson(response);
      const refused = status === 404 ? notFound : message;
      throw toApiError(status, body, refused, headers.get('Retry-After'));
    } catch (cause) {
      throw toNetworkError(cause, noResponse);
    }
  }

  /** Sends a call that needs a JSON body in its response. */
  async function read(path: string, message: string, init: Call = {}) {
    const response = await call(path, message, init);
    try {
      return { response, body: await readJson(response) };
    } catch (cause) {
      throw toNetworkError(cause, init.noResponse ?? message);
    }
  }

  /** Reads an answer that is as `schema` says. @throws ApiError with code `unreadable` where it is otherwise. */
  async function readAs<Answer>(
    schema: z.ZodMiniType<Answer>,
    path: string,
    message: string,
    init?: Call,
  ): Promise<Answer> {
    return parseAs(schema, (await read(path, message, init)).body, message);
  }

  /** Reads a page of a list, and how many there are in all: of a provider that does not say so, as many as it sent. */
  async function readPage<Item>(
    schema: z.ZodMiniType<Item[]>,
    path: string,
    message: string,
    init?: Call,
  ): Promise<ListPage<Item>> {
    const { response, body } = await read(path, message, init);
    const items = parseAs(schema, body, message);
    return { items, total: totalOf(response) ?? items.length };
  }

  /** Sends a change, which any 2xx confirms but one of `success: false`; returns the response's body. */
  async function write(path: string, message: string, init: Call): Promise<unknown> {
    const response = await call(path, message, init);
    const body = await readOptionalJson(response);
    if (hasFailed(body)) throw toApiError(response.status, body, message);
    return body;
  }

  return { call, read, readAs, readPage, write };
}

/** Parses an answer. @throws ApiError */
function parseAs<Answer>(schema: z.ZodMiniType<Answer>, body: unknown, message: string): Answer {
  const { success, data } = z.safeParse(schema, body);
  if (!success) throw new ApiError(message, { code: 'unreadable' });
  return data as Answer;
}

/** Returns how many items a list has in all, where the provider says so. */
export function totalOf({ headers }: Response): number | undefined {
  const total = headers.get('X-Total-Count') ?? '';
  return /^\d+$/.test(total) ? Number(total) : undefined;
}

/** Reads the app's own page as its server sends it now, past every cache; null where it does not. */
export async function fetchOwnPage(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { cache: 'no-store' });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
