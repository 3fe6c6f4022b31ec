import { ApiError } from '@pesantren/api-client/api-error';
import { conflictingItem, itemOfKey } from '@pesantren/api-client/conflict';
import type { Inputs, Items, ResourceName } from '@pesantren/api-client/resources';
import { messages } from '@pesantren/content/messages';
import type { Services } from '../services.ts';
import { callsOf, type SaveCalls } from './editorial-calls.ts';
import { keptOrigin } from './files/kept-origin.ts';
import { mayHaveSucceeded, reasonOf } from './save-failure.ts';
import { hasSameValues, isForgotten, perhapsSaved, type Submission } from './submission.ts';

/** No item's: a PUT with it is answered by the newest one. */
const noVersion = 0;

/**
 * Sends a submission to the provider, for a form, a batch of photos and the outbox: the files that it names first, then the
 * item, so that one item results however often it is sent.
 * @param onProgress stores a change of the submission before the next call goes out.
 * @returns the item, as far as the provider answers it.
 * @throws ApiError of the client, before any call where a repeat could make a second item (`isForgotten`); under `plain` with
 * a warning where another try may
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

/**
 * Creates or replaces an item idempotently: one item results, however often a submission is sent. Under
 * `full` a call whose response was lost is repeated with the body it had, a POST with its key: that answers the item
 * that it made, whose version is then no stranger's; the values typed since follow as a PUT.
 */
async function saveItem<Name extends ResourceName>(
  calls: SaveCalls<Name>,
  name: Name,
  submission: Submission,
  input: Inputs[Name],
  onProgress: (changes: Partial<Submission>) => Promise<void>,
): Promise<Items[Name] | undefined> {
  const { key, id, version, sent } = submission;
  const send = (body: Inputs[Name]) =>
    id === null ? calls.create(name, body, key) : replaceItem(calls, name, id, version, body);
  if (calls.profile === 'plain') {
    return send(input).catch((error) => {
      throw id === null ? withDuplicateWarning(error) : error;
    });
  }
  if (isForgotten(submission)) {
    throw new ApiError(messages.saveFailed, { status: 409, detail: perhapsSaved });
  }

  const goOn = async (made: string, first: number | undefined) => {
    const next = { id: made, version: first, sent: undefined };
    await onProgress(next);
    return saveItem(calls, name, { ...submission, ...next }, input, onProgress);
  };

  const body = (sent ?? input) as Inputs[Name];
  if (!sent) await onProgress({ sent: body, sentAt: Date.now() });
  let saved: Items[Name] | undefined;
  try {
    saved = await send(body);
  } catch (error) {
    const made = itemOfKey(name, error);
    if (made) return goOn(made.id, noVersion);
    // The provider has looked at the body and refused it: no earlier try can have been stored.
    const refusals = id === null ? ['invalid'] : ['invalid', 'refused'];
    if (!refusals.includes(reasonOf(error))) throw error;
    await onProgress({ sent: undefined });
    if (!sent) throw error;
    return saveItem(calls, name, { ...submission, sent: undefined }, input, onProgress);
  }
  return !saved || hasSameValues(input, body) ? saved : goOn(saved.id, saved.version);
}

/** Adds a warning to an error after which a retry may create a second item: `plain` has no keys. */
function withDuplicateWarning(error: unknown): unknown {
  if (!(error instanceof ApiError) || !mayHaveSucceeded(reasonOf(error))) return error;
  const detail = `${error.detail} ${perhapsSaved}`.trim();
  return new ApiError(error.message, { ...error, detail });
}

/** Sends a PUT; a 412 whose newer item equals the input means that an earlier try was carried out. */
async function replaceItem<Name extends ResourceName>(
  calls: SaveCalls<Name>,
  name: Name,
  id: string,
  version: number | undefined,
  input: Inputs[Name],
): Promise<Items[Name] | undefined> {
  try {
    return await calls.update(name, id, input, version);
  } catch (error) {
    const newer = conflictingItem(name, error);
    if (newer && hasSameValues(input, newer)) return newer;
    throw error;
  }
}
