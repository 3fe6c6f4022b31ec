import { messages } from '@pesantren/content/messages';
import * as z from 'zod/mini';
import type { CarouselMove } from './contract/carousel.ts';
import {
  type Deleted,
  deletedSchema,
  type ListPage,
  type ListParams,
  listSchema,
  toQueryString,
} from './contract/lists/pagination.ts';
import {
  type PdfReading,
  parseUploadAnswer,
  type UploadAnswer,
  type UploadKind,
} from './contract/uploads/upload.ts';
import { resolveUrl } from './provider-url.ts';
import { createPublicClient } from './public-client.ts';
import {
  hasField,
  type Inputs,
  type Items,
  itemPath,
  type ResourceName,
  resources,
} from './resources.ts';
import { createSchool } from './school.ts';
import { createAccount } from './staff/account.ts';
import { decodeItem } from './transport/html-entities.ts';
import { toApiError } from './transport/to-api-error.ts';
import { type ClientOptions, createTransport } from './transport/transport.ts';

export type Client = ReturnType<typeof createClient>;

type UploadOptions = {
  signal?: AbortSignal;
  onProgress?: (sent: number) => void;
  reading?: PdfReading | null;
};

const uploadMessages = {
  image: {
    failed: messages.imageUploadFailed,
    noResponse: messages.imageUploadThrew,
    urlMissing: messages.imageUrlMissing,
  },
  pdf: {
    failed: messages.pdfUploadFailed,
    noResponse: messages.pdfUploadFailed,
    urlMissing: messages.fileUrlMissing,
  },
} satisfies Record<UploadKind, object>;

/**
 * Creates the admin's client, the only way to the provider. Every method throws an `ApiError`
 * (docs/spec.md#messages), or the `AbortError` of its signal.
 */
export function createClient(options: ClientOptions) {
  const { url, profile } = options;
  const { read, readPage, write } = createTransport(options);
  const reader = createPublicClient(options);

  /** Returns the item where the provider sends it back. */
  const answered = <Name extends ResourceName>(name: Name, body: unknown) =>
    z.safeParse(resources[name].item, profile === 'plain' ? decodeItem(body) : body).data;

  /** Writes a body as this provider knows it: one that refuses unknown fields would store nothing of it. */
  function bodyOf<Name extends ResourceName>(name: Name, input: Inputs[Name]): object {
    const known = Object.entries(input).filter(([field]) =>
      hasField(profile, name, field as never),
    );
    return Object.fromEntries(known);
  }

  return {
    profile,
    ...reader,
    ...createAccount(options),
    ...createSchool(options),

    /**
     * Creates an item.
     * @param key the idempotency key (docs/contract.md#idempotency): one for each submission, the same on retries.
     * @returns the item where the provider sends it back.
     */
    async create<Name extends ResourceName>(
      name: Name,
      input: Inputs[Name],
      key?: string,
    ): Promise<Items[Name] | undefined> {
      const body = await write(resources[name].path, messages.saveFailed, {
        method: 'POST',
        json: bodyOf(name, input),
        key,
      });
      return answered(name, body);
    },

    /**
     * Replaces an item.
     * @param version the edited one; our provider refuses the change of an older one (docs/contract.md#safe-edits).
     * @returns the item where the provider sends it back.
     * @throws ApiError with status 412; `conflictingItem` reads the newer item out of it.
     */
    async update<Name extends ResourceName>(
      name: Name,
      id: string,
      input: Inputs[Name],
      version?: number,
    ): Promise<Items[Name] | undefined> {
      const body = await write(itemPath(name, id), messages.saveFailed, {
        method: 'PUT',
        json: bodyOf(name, input),
        version,
      });
      return answered(name, body);
    },

    /** Deletes an item; `version` as for `update`. */
    async remove(name: ResourceName, id: string, version?: number): Promise<void> {
      await write(itemPath(name, id), messages.deleteFailed, { method: 'DELETE', version });
    },

    /**
     * Moves a picture of the carousel before another one, or to the end (`null`); `full` only. Idempotent, and
     * moves of different pictures never undo each other (docs/contract.md#order).
     */
    async movePicture(id: string, before: string | null): Promise<void> {
      const init = { method: 'POST', json: { before } satisfies CarouselMove };
      await write(`${itemPath('carousel', id)}/move`, messages.saveFailed, init);
    },

    /** Restores a deleted item within 30 days; `full` only. */
    async restore(name: ResourceName, id: string): Promise<void> {
      await write(`${itemPath(name, id)}/restore`, messages.restoreFailed, { method: 'POST' });
    },

    /** Lists the items that can be restored, the last deleted first; `full` only. */
    deleted<Name extends ResourceName>(
      name: Name,
      params: Pick<ListParams, 'limit' | 'offset'> = {},
      signal?: AbortSignal,
    ): Promise<ListPage<Deleted<Items[Name]>>> {
      const { path, item: schema, failures } = resources[name];
      const query = toQueryString({ ...params, deleted: true });
      const deleted = z.intersection(schema, deletedSchema) as z.ZodMiniType<Deleted<Items[Name]>>;
      return readPage(listSchema(deleted), path + query, failures.list, { signal });
    },

    /**
     * Stores a file and returns its absolute URL and, from our provider, its facts (docs/contract.md#uploads).
     * `onProgress` receives the share that has left, 0 to 1, in browsers. `reading`: the facts of a PDF, for
     * `full` only.
     */
    async upload(
      file: Blob,
      kind: UploadKind,
      { signal, onProgress, reading }: UploadOptions = {},
    ): Promise<UploadAnswer> {
      const { failed, noResponse, urlMissing } = uploadMessages[kind];
      const form = new FormData();
      form.append('file', file);
      if (reading) {
        form.append('pdf_image', reading.image);
        form.append('pdf_pages', String(reading.pages));
        form.append('pdf_text', reading.text);
      }
      const init = { method: 'POST', form, signal, onProgress, noResponse };
      const { response, body } = await read('/upload.php', failed, init);
      const answer = parseUploadAnswer(body);
      const address = resolveUrl(url, answer?.url ?? '');
      if (!answer || address === '') throw toApiError(response.status, body, urlMissing);
      return { ...answer, url: address };
    },
  };
}
