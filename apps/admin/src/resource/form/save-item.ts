import { ApiError } from '@pesantren/api-client/api-error';
import type { Client } from '@pesantren/api-client/client';
import { conflictingItem } from '@pesantren/api-client/conflict';
import type { Inputs, Items, ResourceName } from '@pesantren/api-client/resources';
import { hasSameValues, type Submission } from './submission.ts';

/**
 * Creates or replaces an item idempotently: one item results, however often a submission is sent. Under
 * `full` a POST whose response was lost is repeated with its first body and key, which answers the item
 * that it created; the values typed since follow as a PUT.
 * @param onProgress stores a change of the submission before the next call goes out.
 * @returns the item, as far as the provider answers it.
 * @throws ApiError of the client
 */
export async function saveItem<Name extends ResourceName>(
  client: Client,
  name: Name,
  submission: Submission,
  input: Inputs[Name],
  onProgress: (changes: Partial<Submission>) => Promise<void>,
): Promise<Items[Name] | undefined> {
  const { key, id, version, sent } = submission;
  if (id !== null) return replaceItem(client, name, id, version, input);
  if (client.profile === 'plain') return client.create(name, input);

  const first = (sent ?? input) as Inputs[Name];
  await onProgress({ sent: first });
  let created: Items[Name] | undefined;
  try {
    created = await client.create(name, first, key);
  } catch (error) {
    if (!isInputRefused(error)) throw error;
    await onProgress({ sent: undefined });
    if (first === input) throw error;
    return saveItem(client, name, { ...submission, sent: undefined }, input, onProgress);
  }
  if (!created || hasSameValues(input, first)) return created;
  await onProgress({ id: created.id, version: created.version, sent: undefined });
  return replaceItem(client, name, created.id, created.version, input);
}

/** True for a failed call that the provider may have carried out: no response, or a 5xx. */
export function mayHaveSucceeded(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** Adds a warning to an error after which a retry may create a second item: `plain` has no keys. */
export function withDuplicateWarning(error: unknown, client: Client, warning: string): unknown {
  if (client.profile === 'full' || !mayHaveSucceeded(error)) return error;
  const failure = error as ApiError;
  return new ApiError(failure.message, {
    ...failure,
    detail: `${failure.detail} ${warning}`.trim(),
  });
}

/** Sends a PUT; a 412 whose newer item equals the input means that an earlier try was carried out. */
async function replaceItem<Name extends ResourceName>(
  client: Client,
  name: Name,
  id: string,
  version: number | undefined,
  input: Inputs[Name],
): Promise<Items[Name] | undefined> {
  try {
    return await client.update(name, id, input, version);
  } catch (error) {
    const newer = conflictingItem(name, error);
    if (newer && hasSameValues(input, newer as never)) return newer;
    throw error;
  }
}

/** True when the provider validated the input and refused it: no earlier try can have been stored. */
function isInputRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 409, 413, 415, 422].includes(error.status);
}
