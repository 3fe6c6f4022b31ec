import * as z from 'zod/mini';
import { ApiError } from '../api-error.ts';
import { type Problem, problemSchema } from '../contract/problem.ts';

const none: Problem = { message: '', code: '', errors: {}, current: undefined };

/**
 * Converts a response that refuses to an error with `message`; its body may be anything.
 * @param wait the header `Retry-After`: seconds or a date (RFC 9110 section 10.2.3).
 */
export function toApiError(
  status: number,
  body: unknown,
  message: string,
  wait: string | null = null,
): ApiError {
  const problem = z.safeParse(problemSchema, body).data ?? none;
  return new ApiError(message, {
    status,
    code: problem.code,
    detail: problem.message === message ? '' : problem.message,
    fields: problem.errors,
    current: problem.current,
    retryAfter: parseRetryAfter(wait),
  });
}

function parseRetryAfter(wait: string | null): number | undefined {
  if (!wait) return undefined;
  const seconds = /^\d+$/.test(wait) ? Number(wait) : (Date.parse(wait) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
