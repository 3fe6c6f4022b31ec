import { ApiError } from '@pesantren/api-client/api-error';
import type { ProblemCode } from '@pesantren/api-client/contract/problem';

const noSession: ProblemCode = 'no-session';

/**
 * Why a save failed: without a session, without a network, at the provider (`unavailable`), by its rate
 * limit (`busy`), for its values (`invalid`), or for good (`refused`). `reconnected`: the network is back.
 */
export type FailureReason =
  | 'signed-out'
  | 'offline'
  | 'reconnected'
  | 'unavailable'
  | 'busy'
  | 'invalid'
  | 'refused';

/** The meaning of a failed save for the form. `item` is the newer version that somebody else saved. */
export type SaveFailure<Item> =
  | { name: 'conflict'; item: Item }
  | { name: 'deleted' }
  | { name: 'failed'; reason: FailureReason };

/**
 * Decides what the failure of a save means, for every status (docs/contract.md#errors).
 * @param newer the version that somebody else saved, where the error carries one.
 * @param id the id of the item that was replaced; `null` where one was created.
 */
export function readFailure<Item>(
  newer: Item | undefined,
  id: string | null,
  error: unknown,
): SaveFailure<Item> {
  if (newer !== undefined) return { name: 'conflict', item: newer };
  if (error instanceof ApiError && error.status === 404 && id !== null) return { name: 'deleted' };
  return { name: 'failed', reason: reasonOf(error) };
}

/**
 * True for a refusal of this device, as of a photo that it cannot open: no call was made, and no network changes it. The
 * client's own errors without a response bear a code (`ApiError`).
 */
export function isRefusedHere(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0 && error.code === '';
}

/** Returns why a call failed. */
export function reasonOf(error: unknown): FailureReason {
  if (!(error instanceof ApiError) || isRefusedHere(error)) return 'refused';
  const { status, code } = error;
  if (status === 401 || code === noSession) return 'signed-out';
  if (status === 0) return 'offline';
  if (status === 429) return 'busy';
  if (status >= 500) return 'unavailable';
  return [400, 409, 413, 415, 422].includes(status) ? 'invalid' : 'refused';
}

/** True when the provider may have carried out a call that failed so. */
export function mayHaveSucceeded(reason: FailureReason): boolean {
  return ['offline', 'reconnected', 'unavailable'].includes(reason);
}

/** True when the same call may succeed later. */
export function canRetry(reason: FailureReason): boolean {
  return mayHaveSucceeded(reason) || reason === 'busy';
}
