import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { type Problem, problemSchema } from './contract/problem.ts';

const none: Problem = { message: '', code: '', errors: {}, current: undefined };

/** An answer that refuses becomes an error with `words`; its body may be anything. */
export function refusal(status: number, body: unknown, words: string): ApiError {
  const problem = z.safeParse(problemSchema, body);
  const { message, code, errors, current } = problem.data ?? none;
  const detail = message === words ? '' : message;
  return new ApiError(words, { status, code, detail, fields: errors, current });
}
