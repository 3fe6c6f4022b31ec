import type { Inputs, Items, ResourceName } from '@pesantren/api-client/resources';
import type { Services } from '../services.ts';
import { callsOf } from './editorial-calls.ts';
import { keptOrigin } from './files/kept-origin.ts';
import { saveItem, withDuplicateWarning } from './save-item.ts';
import type { Submission } from './submission.ts';

/**
 * Sends a submission to the provider, for a form, a batch of photos and the outbox: the files that it names first, then the
 * item, so that one item results however often it is sent.
 * @param onProgress stores a change of the submission before the next call goes out.
 * @returns the item, as far as the provider answers it.
 * @throws ApiError of the client; with a warning where another try may make a second item
 */
export async function sendItem<Name extends ResourceName>(
  services: Pick<Services, 'client' | 'editorial'>,
  name: Name,
  submission: Submission,
  input: Inputs[Name],
  onProgress: (changes: Partial<Submission>) => Promise<void>,
): Promise<Items[Name] | undefined> {
  const { client } = services;
  const ready = await withUploadedFiles(client, input);
  try {
    return await saveItem(callsOf(services, name), name, submission, ready, onProgress);
  } catch (error) {
    throw submission.id === null ? withDuplicateWarning(error, client) : error;
  }
}

/** Nearly nothing waits for a file: the code that keeps files comes with the first that does. */
async function withUploadedFiles<Input>(client: Services['client'], input: Input): Promise<Input> {
  if (!JSON.stringify(input).includes(keptOrigin)) return input;
  const { uploadKept } = await import('./files/kept-files.ts');
  return uploadKept({ client }, input);
}
