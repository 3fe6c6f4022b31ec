import { ApiError } from '@pesantren/api-client/api-error';
import type { Client } from '@pesantren/api-client/client';
import { conflictingItem } from '@pesantren/api-client/conflict';
import type { Inputs, Items, ResourceName } from '@pesantren/api-client/resources';
import { type Submission, sameValues } from '../drafts/drafts.ts';

/**
 * Sends a filled form so that one item results, however often it is sent. Under `full` what was posted
 * without a known end is posted again under the same key, which answers the item that has already
 * resulted; what was typed since replaces it.
 * @param onProgress keeps what changes of the submission before the next call goes out.
 * @returns the item, as far as the provider answers it.
 * @throws ApiError of the client
 */
export async function saveItem<Name extends ResourceName>(
  client: Client,
  name: Name,
  submission: Submission,
  input: Inputs[Name],
  onProgress: (facts: Partial<Submission>) => Promise<void>,
): Promise<Items[Name] | undefined> {
  if (submission.id !== null)
    return replace(client, name, submission.id, submission.version, input);
  if (client.profile === 'plain') return client.create(name, input);

  const first = (submission.sent ?? input) as Inputs[Name];
  await onProgress({ sent: first });
  let created: Items[Name] | undefined;
  try {
    created = await client.create(name, first, submission.key);
  } catch (error) {
    if (!refusesInput(error)) throw error;
    await onProgress({ sent: undefined });
    if (first === input) throw error;
    return saveItem(client, name, { ...submission, sent: undefined }, input, onProgress);
  }
  if (!created || sameValues(input, first)) return created;
  await onProgress({ id: created.id, version: created.version, sent: undefined });
  return replace(client, name, created.id, created.version, input);
}

/** Whether a call may have worked although it failed: no answer came, or one from a server in trouble. */
export function mayHaveWorked(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** A change that the item already holds has worked: its answer was lost on the way. */
async function replace<Name extends ResourceName>(
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
    if (newer && sameValues(input, newer as never)) return newer;
    throw error;
  }
}

/** The provider has looked at the input and will never take it: no earlier try of it has worked either. */
function refusesInput(error: unknown): boolean {
  return error instanceof ApiError && [400, 409, 413, 415, 422].includes(error.status);
}
