import type { Inputs, Items, ResourceName } from '@pesantren/api-client/resources';
import type { Services } from '../services.ts';
import { callsOf } from './editorial-calls.ts';
import { keptOrigin } from './files/kept-origin.ts';
import { saveItem } from './save-item.ts';
import type { Submission } from './submission.ts';

/**
 * Sends a submission to the provider, for a form, a batch of photos and the outbox: the files that it names first, then the
 * item, so that one item results however often it is sent.
 * @param onProgress stores a change of the submission before the next call goes out.
 * @returns the item, as far as the provider answers it.
 * @throws ApiError, as `saveItem` does
 */
export async function sendItem<Name extends ResourceName>(
  services: Pick<Services, 'client' | 'editorial'>,
  name: Name,
  submission: Submission,
  input: Inputs[Name],
  onProgress: (changes: Partial<Submission>) => Promise<void>,
): Promise<Items[Name] | undefined> {
  const ready = await withUploadedFiles(services, input);
  return saveItem(callsOf(services, name), name, submission, ready, onProgress);
}

/** Uploads the kept files that an input stands for. Nearly none has any, so their code comes with the first. */
async function withUploadedFiles<Input>(
  services: Pick<Services, 'client'>,
  input: Input,
): Promise<Input> {
  if (!JSON.stringify(input).includes(keptOrigin)) return input;
  const { uploadKept } = await import('./files/kept-files.ts');
  return uploadKept(services, input);
}
