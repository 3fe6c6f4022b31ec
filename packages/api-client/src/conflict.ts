import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { type Items, type ResourceName, resources } from './resources.ts';

/** What the item is now, when a change of it was refused for coming too late; else `undefined`. */
export function conflictingItem<Name extends ResourceName>(
  name: Name,
  error: unknown,
): Items[Name] | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined;
  return z.safeParse(resources[name].schema, error.current).data;
}
