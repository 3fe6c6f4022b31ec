import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { type Items, type ResourceName, resources } from './resources.ts';

/**
 * Returns the newer item that a 412 carries (docs/contract.md#safe-edits); `undefined` for any other
 * error.
 */
export function conflictingItem<Name extends ResourceName>(
  name: Name,
  error: unknown,
): Items[Name] | undefined {
  return carriedItem(name, error, 412);
}

/** Returns the item that an earlier POST with the same key has made of another body (docs/contract.md#idempotency). */
export function itemOfKey<Name extends ResourceName>(
  name: Name,
  error: unknown,
): Items[Name] | undefined {
  return carriedItem(name, error, 409);
}

function carriedItem<Name extends ResourceName>(
  name: Name,
  error: unknown,
  status: number,
): Items[Name] | undefined {
  if (!(error instanceof ApiError) || error.status !== status) return undefined;
  return z.safeParse(resources[name].item, error.current).data;
}
