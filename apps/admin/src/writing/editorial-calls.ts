import { ApiError, withMessage } from '@pesantren/api-client/api-error';
import type { Client } from '@pesantren/api-client/client';
import type {
  Editorial,
  PublicationInput,
  PublishedName,
  Revision,
} from '@pesantren/api-client/contract/publication';
import type { Inputs, Items, ResourceName } from '@pesantren/api-client/resources';
import { hasPublication } from '../resource/publication/has-publication.ts';
import type { Services } from '../services.ts';
import { hasSameValues } from './submission.ts';

/** A version's author, and the instant at which it was saved, in ISO 8601. */
export type Saver = Pick<Revision, 'username' | 'at'>;

/** The calls that create and replace an item. */
export type SaveCalls<Name extends ResourceName> = Pick<Client, 'profile'> & {
  create(name: Name, input: Inputs[Name], key?: string): Promise<Items[Name] | undefined>;
  update(
    name: Name,
    id: string,
    input: Inputs[Name],
    version?: number,
  ): Promise<Items[Name] | undefined>;
};

type Newest<Name extends PublishedName> = Editorial<Items[Name]>;
/** The body that a form sends; `asks` an editor to publish it. */
type Sent<Name extends PublishedName> = Inputs[Name] & PublicationInput & { asks?: true };

/** Reads an item as its newest version has it: that of the draft over it, with its `saver`, where there is one. */
export async function readNewest<Name extends PublishedName>(
  editorial: Services['editorial'],
  name: Name,
  id: string,
  signal?: AbortSignal,
): Promise<Newest<Name>> {
  const item = await editorial.editorialItem(name, id, signal);
  if (!item.draft_version) return item;
  const draft = await editorial.revision(name, id, item.draft_version, signal);
  const { publish_at, expire_at, username, at } = draft;
  const saver = { username, at };
  return { ...item, ...draft.item, publish_at, expire_at, version: item.version, saver } as never;
}

/** Reads who saved the newest version of an item; undefined where that cannot be known. */
async function readSaver(
  editorial: Services['editorial'],
  name: PublishedName,
  { id, version }: { id: string; version?: number | undefined },
): Promise<Saver | undefined> {
  const revisions = await editorial.revisions(name, id).catch(() => []);
  return revisions.find((revision) => revision.version === version);
}

/** Returns the calls that create and replace an item of a resource. */
export function callsOf<Name extends ResourceName>(
  { client, editorial }: Pick<Services, 'client' | 'editorial'>,
  name: Name,
): SaveCalls<Name> {
  if (!hasPublication(client.profile, name)) return client;
  return editorialCalls<PublishedName>(editorial) as never;
}

/** The calls of a resource with drafts; a 412 carries the newest draft. */
function editorialCalls<Name extends PublishedName>(
  editorial: Services['editorial'],
): SaveCalls<Name> {
  async function askIf(asks: true | undefined, name: Name, item: Newest<Name> | undefined) {
    return asks && item ? editorial.submit(name, item.id, item.version) : item;
  }
  return {
    profile: 'full',

    async create(name, input, key) {
      const { asks, ...body } = input as Sent<Name>;
      const created = editorial.createItem(name, body as never, key);
      return askIf(asks, name, await created.catch(confirmed));
    },

    async update(name, id, input, version) {
      const { asks, ...body } = input as Sent<Name>;
      try {
        const saved = editorial.saveItem(name, id, body as never, version);
        return askIf(asks, name, await saved.catch(confirmed));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 412) throw error;
        const current = await readNewest(editorial, name, id).catch((cause) => {
          throw withMessage(cause, error.message);
        });
        // An earlier try, whose answer was lost, was carried out.
        if (isStored(body, current)) return askIf(asks, name, current);
        const { saver = await readSaver(editorial, name, current) } = current as { saver?: Saver };
        throw new ApiError(error.message, { ...error, current: { ...current, saver } });
      }
    },
  };
}

/** Takes any 2xx for a success, also one that answers no item (docs/reliability.md#p04). */
function confirmed(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.code !== 'unreadable') throw error;
}

/** True where an item is what a body would make of it. */
function isStored({ state, ...fields }: PublicationInput, current: Newest<PublishedName>): boolean {
  const isDraft = current.state === 'draft' || Boolean(current.draft_version);
  return isDraft === (state === 'draft') && hasSameValues(fields, current);
}
