import { messages } from '@pesantren/content/messages';
import * as z from 'zod/mini';
import { createAccount } from './account.ts';
import type { CarouselMove } from './contract/carousel.ts';
import {
  type Deleted,
  deletedSchema,
  type ListPage,
  type ListParams,
  parseList,
  toQueryString,
} from './contract/pagination.ts';
import {
  type PdfReading,
  readUploadAnswer,
  type UploadAnswer,
  type UploadKind,
} from './contract/upload.ts';
import { resolveUrl } from './provider-url.ts';
import { createPublicClient } from './public-client.ts';
import { type Inputs, type Items, type ResourceName, resources } from './resources.ts';
import { toApiError } from './to-api-error.ts';
import { type ClientOptions, createTransport } from './transport.ts';

export type Client = ReturnType<typeof createClient>;

type UploadOptions = {
  signal?: AbortSignal;
  onProgress?: (sent: number) => void;
  reading?: PdfReading | null;
};

const uploadWords = {
  image: {
    failed: messages.imageUploadFailed,
    threw: messages.imageUploadThrew,
    urlMissing: messages.imageUrlMissing,
  },
  pdf: {
    failed: messages.pdfUploadFailed,
    threw: messages.pdfUploadFailed,
    urlMissing: messages.fileUrlMissing,
  },
} satisfies Record<UploadKind, object>;

/**
 * The only way to the provider. Every method throws an `ApiError` with the words of spec section 8,
 * or the `AbortError` of its signal.
 */
export function createClient(options: ClientOptions) {
  const { url, profile } = options;
  const { read, write } = createTransport(options);

  return {
    profile,
    ...createPublicClient(options),
    ...createAccount(options),

    /**
     * Creates an item. 2xx means done, with any body (contract section 4) but `success: false`.
     * @param key one for each filled form, sent again with each try: our provider creates one item for it.
     * @returns the item, as far as the provider answers it.
     */
    async create<Name extends ResourceName>(
      name: Name,
      input: Inputs[Name],
      key?: string,
    ): Promise<Items[Name] | undefined> {
      const body = await write(resources[name].path, messages.saveFailed, {
        method: 'POST',
        body: JSON.stringify(input),
        headers: { 'Idempotency-Key': key },
      });
      return z.safeParse(resources[name].schema, body).data;
    },

    /**
     * Replaces an item.
     * @param version the one that was edited; our provider refuses when there is a newer.
     * @returns the item, as far as the provider answers it.
     * @throws ApiError with status 412, `conflictingItem` of which is what it is now.
     */
    async update<Name extends ResourceName>(
      name: Name,
      id: string,
      input: Inputs[Name],
      version?: number,
    ): Promise<Items[Name] | undefined> {
      const body = await write(pathOf(name, id), messages.saveFailed, {
        method: 'PUT',
        body: JSON.stringify(input),
        headers: ifMatch(version),
      });
      return z.safeParse(resources[name].schema, body).data;
    },

    /** Deletes an item; `version` as for `update`. */
    async remove(name: ResourceName, id: string, version?: number): Promise<void> {
      const init = { method: 'DELETE', headers: ifMatch(version) };
      await write(pathOf(name, id), messages.deleteFailed, init);
    },

    /**
     * Puts a picture of the carousel before another one, or behind all of them (`null`); `full` only. Moves
     * of different pictures never undo each other, and one that is repeated changes nothing.
     */
    async movePicture(id: string, before: string | null): Promise<void> {
      const init = { method: 'POST', body: JSON.stringify({ before } satisfies CarouselMove) };
      await write(`${pathOf('carousel', id)}/move`, messages.saveFailed, init);
    },

    /** Brings a deleted item back as it was, within 30 days; `full` only. */
    async restore(name: ResourceName, id: string): Promise<void> {
      await write(`${pathOf(name, id)}/restore`, messages.restoreFailed, { method: 'POST' });
    },

    /** What can be restored, deleted last first; `full` only. */
    async deleted<Name extends ResourceName>(
      name: Name,
      part: Pick<ListParams, 'limit' | 'offset'> = {},
      signal?: AbortSignal,
    ): Promise<ListPage<Deleted<Items[Name]>>> {
      const { path, schema, words } = resources[name];
      const query = toQueryString({ ...part, deleted: true });
      const { response, body } = await read(path + query, words.listFailed, { signal });
      const items = parseList(z.intersection(schema, deletedSchema), body) as Deleted<
        Items[Name]
      >[];
      return { items, total: Number(response.headers.get('X-Total-Count') ?? items.length) };
    },

    /**
     * Stores a file and answers its absolute URL and, from our provider, its facts. `onProgress` hears
     * how much has left, 0 to 1; only a browser can tell. `reading` is what was read out of a PDF; `full` only.
     */
    async upload(
      file: Blob,
      kind: UploadKind,
      { signal, onProgress, reading }: UploadOptions = {},
    ): Promise<UploadAnswer> {
      const words = uploadWords[kind];
      const form = new FormData();
      form.append('file', file);
      if (reading) {
        form.append('pdf_image', reading.image);
        form.append('pdf_pages', String(reading.pages));
        form.append('pdf_text', reading.text);
      }
      const init = { method: 'POST', body: form, signal, onProgress, threw: words.threw };
      const { response, body } = await read('/upload.php', words.failed, init);
      const answer = readUploadAnswer(body);
      const address = resolveUrl(url, answer?.url ?? '');
      if (!answer || address === '') throw toApiError(response.status, body, words.urlMissing);
      return { ...answer, url: address };
    },
  };
}

function pathOf(name: ResourceName, id: string): string {
  return `${resources[name].path}/${encodeURIComponent(id)}`;
}

function ifMatch(version: number | undefined) {
  return { 'If-Match': version === undefined ? undefined : `"${version}"` };
}
