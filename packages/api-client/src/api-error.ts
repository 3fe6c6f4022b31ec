import { messages } from '@pesantren/content/messages';

/**
 * The one error of the client. `message` says what failed in the words of spec section 8; `detail`
 * is the provider's own sentence where it sent one that adds something.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, 0 when there was no answer at all. */
  readonly status: number;
  /** The provider's code (contract section 4), or `offline`, `unreadable`, `''`. */
  readonly code: string;
  readonly detail: string;
  /** Messages by field of the input that was refused. */
  readonly fields: Readonly<Record<string, string>>;
  /** The item as it now is where a change came too late, off the wire (see `newer-item.ts`). */
  readonly current: unknown;
  /** In how many seconds it is worth another try, where the provider says so (429, 503). */
  readonly retryAfter: number | undefined;

  constructor(message: string, facts: Partial<Omit<ApiError, 'name' | 'message'>> = {}) {
    super(message, { cause: facts.cause });
    this.status = facts.status ?? 0;
    this.code = facts.code ?? '';
    this.detail = facts.detail ?? '';
    this.fields = facts.fields ?? {};
    this.current = facts.current;
    this.retryAfter = facts.retryAfter;
  }
}

/** Whether a 2xx answer says in its body that nothing was done, as some PHP hosts do (reliability P11). */
export function hasFailed(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false;
}

/**
 * A request that got no usable answer becomes an error with `words`. Aborts stay what they are, so
 * that whoever aborted recognises them.
 */
export function toNetworkError(cause: unknown, words: string): unknown {
  if (cause instanceof ApiError || isAbort(cause)) return cause;
  if (cause instanceof SyntaxError) return new ApiError(words, { code: 'unreadable', cause });
  return new ApiError(words, { code: 'offline', detail: messages.offline, cause });
}

/**
 * The JSON body of a response; `undefined` when it is empty. A byte order mark is skipped, as some
 * PHP hosts send one (reliability P02).
 * @throws SyntaxError when the body is not JSON.
 */
export async function readJson(response: Response): Promise<unknown> {
  const text = (await response.text()).trim();
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * The JSON body of an answer that counts whatever its body holds; `undefined` when it is none.
 * @throws AbortError
 */
export async function readOptionalJson(response: Response): Promise<unknown> {
  try {
    return await readJson(response);
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    return undefined;
  }
}

/** What people read of any thrown thing: its own message, otherwise 'Terjadi kesalahan'. */
export function messageOf(error: unknown): string {
  return (error instanceof Error && error.message) || messages.unknown;
}

function isAbort(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'AbortError';
}
