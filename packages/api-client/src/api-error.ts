import { messages } from '@pesantren/content/messages';
import type { ProblemCode } from './contract/problem.ts';

const invalidKey: ProblemCode = 'invalid-key';

/**
 * The client's one error. `message` is the one of the catalogue (docs/spec.md#messages), `detail` the
 * provider's own sentence where it adds something.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 where there was no response. */
  readonly status: number;
  /** The provider's code (docs/contract.md#errors), or `offline`, `unreadable`, `''`. */
  readonly code: string;
  readonly detail: string;
  /** Messages by field of a refused input. */
  readonly fields: Readonly<Record<string, string>>;
  /** The newer item of a 412, unparsed (see `conflict.ts`). */
  readonly current: unknown;
  /** Seconds until another try is worth it, where the provider says so (429, 503). */
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

  /** The error as JSON, which would leave its message out. */
  toJSON(): object {
    return { ...this, message: this.message };
  }
}

/** Tells an expired session from a wrong API key, which is a 401 too. */
export function isSessionExpired(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401 && error.code !== invalidKey;
}

/** Returns true where the provider says that there is no such thing. */
export function isNotFound(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 404;
}

/** Turns what the provider does not have into null, and throws every other failure again. */
export function nullWhenNotFound(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

/**
 * Returns true for a 2xx body that says it is a failure, by `success` or `status`, as some PHP hosts send it
 * (docs/contract.md#calls, docs/reliability.md#p11).
 */
export function hasFailed(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const { success, status }: { success?: unknown; status?: unknown } = body;
  return success === false || success === 'false' || status === false || status === 'error';
}

/** Returns a failure with the message of another situation, in which its cause failed too. */
export function withMessage(cause: unknown, message: string): unknown {
  return cause instanceof ApiError
    ? new ApiError(message, { ...cause, cause: cause.cause })
    : cause;
}

/** Converts the cause of an unusable response to an error with `message`; aborts stay what they are. */
export function toNetworkError(cause: unknown, message: string): unknown {
  if (cause instanceof ApiError || isAbort(cause)) return cause;
  if (cause instanceof SyntaxError) return new ApiError(message, { code: 'unreadable', cause });
  return new ApiError(message, { code: 'offline', detail: messages.offline, cause });
}

/**
 * Reads the JSON body of a response, skipping a byte order mark (docs/reliability.md#p02); `undefined`
 * when it is empty. What its header says of type and letters is not looked at. @throws SyntaxError for any other text.
 */
export async function readJson(response: Response): Promise<unknown> {
  const text = decodeText(await response.arrayBuffer()).trim();
  return text === '' ? undefined : JSON.parse(text);
}

/** Decodes UTF-8, or the Western letters of old databases where nothing is UTF-8 (docs/reliability.md#p18). */
function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder().decode(bytes);
    // Of a text that was cut within a letter the other letters are whole.
    const isUtf8 = /[^\p{ASCII}\ufffd]/u.test(text);
    return isUtf8 ? text : new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a body that may be missing or no JSON: `undefined` then. @throws AbortError */
export async function readOptionalJson(response: Response): Promise<unknown> {
  try {
    return await readJson(response);
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    return undefined;
  }
}

/** Returns the message to show for any thrown value: its own, otherwise 'Terjadi kesalahan'. */
export function messageOf(error: unknown): string {
  return (error instanceof Error && error.message) || messages.unknown;
}

function isAbort(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'AbortError';
}
