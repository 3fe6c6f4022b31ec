import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { type Problem, problemSchema } from './contract/problem.ts';

const none: Problem = { message: '', code: '', errors: {}, current: undefined };

/**
 * An answer that refuses becomes an error with `words`; its body may be anything.
 * @param wait its header `Retry-After`.
 */
export function toApiError(
  status: number,
  body: unknown,
  words: string,
  wait: string | null = null,
): ApiError {
  const problem = z.safeParse(problemSchema, body);
  const { message, code, errors, current } = problem.data ?? none;
  const detail = message === words ? '' : message;
  const retryAfter = secondsOf(wait);
  return new ApiError(words, { status, code, detail, fields: errors, current, retryAfter });
}

/** `Retry-After` in seconds (RFC 9110 section 10.2.3), be it a number or a date. */
function secondsOf(wait: string | null): number | undefined {
  if (!wait) return undefined;
  const seconds = /^\d+$/.test(wait) ? Number(wait) : (Date.parse(wait) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
