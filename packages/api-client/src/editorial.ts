import { messages } from '@pesantren/content/messages';
import * as z from 'zod/mini';
import {
  type ListPage,
  type ListParams,
  paginate,
  parseList,
  toQueryString,
} from './contract/lists/pagination.ts';
import {
  type CalendarEntry,
  calendarEntrySchema,
  type Editorial,
  type PreviewLink,
  type PublicationInput,
  type PublishedName,
  type PublishRequest,
  previewLinkSchema,
  publicationSchema,
  type Revision,
  requestSchema,
  revisionSchema,
  type StateCounts,
  type StateFilter,
  stateCountsSchema,
} from './contract/publication.ts';
import { type Inputs, type Items, itemPath, type ResourceName, resources } from './resources.ts';
import { type ClientOptions, createTransport, totalOf } from './transport/transport.ts';

/** The body of a save: a form's fields, of which a draft may lack any, and what becomes of them. */
export type EditorialInput<Name extends PublishedName> =
  | (Inputs[Name] & PublicationInput)
  | (Partial<Inputs[Name]> & PublicationInput & { state: 'draft' });

/** The query of a list in a state; the trash is read by the client's `deleted`. */
export type EditorialParams = Omit<ListParams, 'state'> & {
  state: Exclude<StateFilter, 'deleted'>;
};

/** A version of an item: `item` is as it was then, or as it will be. */
export type ItemRevision<Name extends PublishedName> = Revision & {
  publish_at: string;
  expire_at: string;
  item: Items[Name];
};

export type EditorialClient = ReturnType<typeof createEditorial>;

/**
 * Creates the calls of drafts, times, history and previews (docs/contract.md#publication); `full` only. Every method
 * throws an `ApiError`: status 412 where `version` is not the newest, 403 where the account's role does not allow it.
 */
export function createEditorial(options: ClientOptions) {
  const { call, read, readAs, write } = createTransport(options);

  return {
    /** Reads a page of the items in a state, `all` of them or the trash; 100 at most. */
    async editorialList<Name extends PublishedName>(
      name: Name,
      params: EditorialParams,
      signal?: AbortSignal,
    ): Promise<ListPage<Editorial<Items[Name]>>> {
      const path = resources[name].path + toQueryString(params);
      const { response, body } = await read(path, resources[name].failures.list, { signal });
      const items = parseList(editorialSchema(name), body);
      const total = totalOf(response);
      if (total !== undefined) return { items, total };
      const { state: _, ...part } = params;
      return paginate(items, part, resources[name]);
    },

    /** Reads an item in any state; `draft_version` names the draft over it, to be read by `revision`. */
    editorialItem<Name extends PublishedName>(
      name: Name,
      id: string,
      signal?: AbortSignal,
    ): Promise<Editorial<Items[Name]>> {
      const { item, missing } = resources[name].failures;
      const init = { signal, notFound: missing };
      return readAs(editorialSchema(name), `${itemPath(name, id)}?state=all`, item, init);
    },

    /** Counts the items in each state. */
    stateCounts(name: PublishedName, signal?: AbortSignal): Promise<StateCounts> {
      const path = `${resources[name].path}/states`;
      return readAs(stateCountsSchema, path, messages.loadFailed, { signal });
    },

    /** Creates a draft, or an item that is published, at once or from a time on; `key` as for `create`. */
    createItem<Name extends PublishedName>(
      name: Name,
      input: EditorialInput<Name>,
      key?: string,
    ): Promise<Editorial<Items[Name]>> {
      const init = { method: 'POST', json: input, key };
      return readAs(editorialSchema(name), resources[name].path, messages.saveFailed, init);
    },

    /** Saves a draft, over the item where that is published, or publishes; what is left out of the times stays. */
    saveItem<Name extends PublishedName>(
      name: Name,
      id: string,
      input: EditorialInput<Name>,
      version?: number,
    ): Promise<Editorial<Items[Name]>> {
      const init = { method: 'PUT', json: input, version };
      return readAs(editorialSchema(name), itemPath(name, id), messages.saveFailed, init);
    },

    /** Lists the history of an item, the newest first. */
    revisions(name: PublishedName, id: string, signal?: AbortSignal): Promise<Revision[]> {
      const path = `${itemPath(name, id)}/revisions`;
      return readAs(z.array(revisionSchema), path, messages.loadFailed, { signal });
    },

    /** Reads an item as one of its versions shows it. */
    revision<Name extends PublishedName>(
      name: Name,
      id: string,
      version: number,
      signal?: AbortSignal,
    ): Promise<ItemRevision<Name>> {
      const path = `${itemPath(name, id)}/revisions/${version}`;
      const schema = z.extend(revisionSchema, {
        publish_at: z.string(),
        expire_at: z.string(),
        item: resources[name].item,
      });
      return readAs(schema, path, messages.loadFailed, { signal });
    },

    /** Makes a version the newest: published where the item is, unless `state` says otherwise. */
    restoreRevision<Name extends PublishedName>(
      name: Name,
      id: string,
      restored: number,
      { state, version }: { state?: 'draft' | 'published'; version?: number } = {},
    ): Promise<Editorial<Items[Name]>> {
      const path = `${itemPath(name, id)}/revisions/${restored}/restore`;
      const init = { method: 'POST', json: { state }, version };
      return readAs(editorialSchema(name), path, messages.saveFailed, init);
    },

    /** Takes a published or scheduled item back: it is a draft then, with its newest words. */
    withdraw<Name extends PublishedName>(
      name: Name,
      id: string,
      version?: number,
    ): Promise<Editorial<Items[Name]>> {
      const path = `${itemPath(name, id)}/withdraw`;
      const init = { method: 'POST', json: {}, version };
      return readAs(editorialSchema(name), path, messages.saveFailed, init);
    },

    /** Asks an editor to publish. */
    submit<Name extends PublishedName>(
      name: Name,
      id: string,
      version?: number,
    ): Promise<Editorial<Items[Name]>> {
      const path = `${itemPath(name, id)}/submit`;
      const init = { method: 'POST', json: {}, version };
      return readAs(editorialSchema(name), path, messages.saveFailed, init);
    },

    /** Sends a text that waits back to its writer. @throws ApiError status 409 where it does not wait */
    sendBack<Name extends PublishedName>(
      name: Name,
      id: string,
      note: string,
    ): Promise<Editorial<Items[Name]>> {
      const path = `${itemPath(name, id)}/return`;
      const init = { method: 'POST', json: { note } };
      return readAs(editorialSchema(name), path, messages.saveFailed, init);
    },

    /**
     * Lists the requests to publish that concern the account, the last first (docs/contract.md#requests), without those of
     * which a later provider tells what is not known here.
     */
    async requests(signal?: AbortSignal): Promise<PublishRequest[]> {
      const { body } = await read('/requests.php', messages.loadFailed, { signal });
      return parseList(requestSchema, body, ({ resource, id }) => `${resource} ${id}`);
    },

    /** Makes a link of seven days to an item as a version shows it, the newest when none is named. */
    previewLink(name: PublishedName, id: string, version?: number): Promise<PreviewLink> {
      const init = { method: 'POST', json: { version } };
      return readAs(previewLinkSchema, `${itemPath(name, id)}/preview`, messages.saveFailed, init);
    },

    /** Pins an announcement, or unpins it. @throws ApiError with status 409 when three others are pinned. */
    async pin(id: string, pinned: boolean): Promise<void> {
      const init = { method: 'PUT', json: { pinned } };
      await write(`${itemPath('announcements', id)}/pin`, messages.saveFailed, init);
    },

    /** Deletes an item of the trash for good. */
    async purge(name: ResourceName, id: string): Promise<void> {
      await call(`${itemPath(name, id)}/purge`, messages.deleteFailed, { method: 'POST' });
    },

    /** Lists what appears and ends from one moment to before another, 62 days at most. */
    calendar(from: Date, to: Date, signal?: AbortSignal): Promise<CalendarEntry[]> {
      const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
      const entries = z.array(calendarEntrySchema);
      return readAs(entries, `/calendar.php?${query}`, messages.loadFailed, { signal });
    },
  };
}

function editorialSchema<Name extends PublishedName>(
  name: Name,
): z.ZodMiniType<Editorial<Items[Name]>> {
  return z.intersection(resources[name].item, publicationSchema) as never;
}
