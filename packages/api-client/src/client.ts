import { messages } from '@pesantren/content/messages';
import * as z from 'zod/mini';
import {
  ApiError,
  interruption,
  readAnyBody,
  readJson,
  refusal,
  saysFailure,
} from './api-error.ts';
import { type LoginInput, type Session, sessionSchema } from './contract/admin.ts';
import { cutList, type List, type ListPart, queryOf, readList } from './contract/list.ts';
import { readUploadAnswer, type UploadAnswer, type UploadKind } from './contract/upload.ts';
import { isSafeUrl } from './contract/wire.ts';
import { type Inputs, type Items, type ResourceName, resources } from './resources.ts';
import { withSlugs } from './slug.ts';

/**
 * `full`: our own provider, with every extension of contract section 4. `plain`: any other one; no
 * cookie and no header beyond `Content-Type` and `X-API-Key`, since its CORS answer allows no more.
 */
export type Profile = 'full' | 'plain';

export type ClientOptions = {
  /** `{api}` of the spec, absolute: `https://api.sekolah.sch.id/api`. */
  url: string;
  /** The shared key of header `X-API-Key`. */
  key: string;
  profile: Profile;
  /** Send the session's cookie along (the admin does); only under `full`. */
  withSession?: boolean;
  fetch?: typeof fetch;
};

export type Client = ReturnType<typeof createClient>;

type Call = {
  method?: string;
  body?: RequestInit['body'];
  signal?: AbortSignal | undefined;
  /** Words for a 404 where it means something else than a failure. */
  notFound?: string;
  /** Words for no usable answer at all. */
  threw?: string;
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
export function createClient({
  url,
  key,
  profile,
  withSession = false,
  ...options
}: ClientOptions) {
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  const credentials = profile === 'full' && withSession ? 'include' : 'omit';

  /** Sends a call; `words` say what failed when the answer refuses or there is none. */
  async function call(path: string, words: string, extra: Call = {}): Promise<Response> {
    const { notFound = words, threw = words, ...init } = extra;
    const headers = new Headers({ 'X-API-Key': key });
    if (!(init.body instanceof FormData)) headers.set('Content-Type', 'application/json');
    try {
      const response = await send(url + path, { ...init, headers, credentials } as RequestInit);
      if (response.ok) return response;
      const { status } = response;
      throw refusal(status, await readAnyBody(response), status === 404 ? notFound : words);
    } catch (cause) {
      throw interruption(cause, threw);
    }
  }

  async function read(path: string, words: string, extra: Call = {}) {
    const response = await call(path, words, extra);
    try {
      return { response, body: await readJson(response) };
    } catch (cause) {
      throw interruption(cause, extra.threw ?? words);
    }
  }

  async function write(path: string, words: string, init: Call): Promise<void> {
    const response = await call(path, words, init);
    const body = await readAnyBody(response);
    if (saysFailure(body)) throw refusal(response.status, body, words);
  }

  return {
    profile,

    /**
     * A part of a list, newest first. A provider that cannot cut (no `X-Total-Count` in its answer)
     * sends everything, and the part is cut here: the result is the same.
     */
    async list<Name extends ResourceName>(
      name: Name,
      part: ListPart = {},
      signal?: AbortSignal,
    ): Promise<List<Items[Name]>> {
      const { path, schema, searchFields, complete, words } = resources[name];
      const query = profile === 'full' ? queryOf(part) : '';
      const { response, body } = await read(path + query, words.listFailed, { signal });
      const listed = readList(schema, body);
      const items = complete?.(listed) ?? listed;
      const total = response.headers.get('X-Total-Count') ?? '';
      if (profile === 'full' && /^\d+$/.test(total)) return { items, total: Number(total) };
      return cutList(items, part, searchFields);
    },

    /** One announcement, the only item that every provider can answer by id (spec section 7). */
    async announcement(id: string, signal?: AbortSignal): Promise<Items['announcements']> {
      const { path, schema, words } = resources.announcements;
      const { body } = await read(`${path}/${encodeURIComponent(id)}`, words.itemFailed, {
        signal,
        notFound: messages.announcementNotFound,
      });
      const item = z.safeParse(schema, body);
      if (!item.success) throw new ApiError(words.itemFailed, { code: 'unreadable' });
      return item.data;
    },

    /** The article at a slug with its body, or `null`; asks for that one where the provider can. */
    async articleBySlug(slug: string, signal?: AbortSignal): Promise<Items['articles'] | null> {
      const { path, schema, words } = resources.articles;
      const query = profile === 'full' ? `?${new URLSearchParams({ slug })}` : '';
      const { body } = await read(path + query, words.itemFailed, { signal });
      const articles = withSlugs(readList(schema, body));
      return articles.find((article) => article.slug === slug) ?? null;
    },

    /** Creates an item. 2xx means done, with any body (contract section 4) but `success: false`. */
    async create<Name extends ResourceName>(name: Name, input: Inputs[Name]): Promise<void> {
      const json = JSON.stringify(input);
      await write(resources[name].path, messages.saveFailed, { method: 'POST', body: json });
    },

    /** Replaces an item. */
    async update<Name extends ResourceName>(
      name: Name,
      id: string,
      input: Inputs[Name],
    ): Promise<void> {
      const path = `${resources[name].path}/${encodeURIComponent(id)}`;
      await write(path, messages.saveFailed, { method: 'PUT', body: JSON.stringify(input) });
    },

    /** Deletes an item. */
    async remove(name: ResourceName, id: string): Promise<void> {
      const path = `${resources[name].path}/${encodeURIComponent(id)}`;
      await write(path, messages.deleteFailed, { method: 'DELETE' });
    },

    /** Stores a file and answers its absolute URL and, from our provider, its facts. */
    async upload(file: Blob, kind: UploadKind, signal?: AbortSignal): Promise<UploadAnswer> {
      const words = uploadWords[kind];
      const form = new FormData();
      form.append('file', file);
      const init = { method: 'POST', body: form, signal, threw: words.threw };
      const { response, body } = await read('/upload.php', words.failed, init);
      const answer = readUploadAnswer(body);
      const address = resolveUrl(url, answer?.url ?? '');
      if (!answer || !isSafeUrl(address)) throw refusal(response.status, body, words.urlMissing);
      return { ...answer, url: address };
    },

    /** Signs in. @throws ApiError with the server's message, otherwise 'Login gagal'. */
    async login(input: LoginInput): Promise<Session> {
      const init = { method: 'POST', body: JSON.stringify(input) };
      try {
        const { response, body } = await read('/admin.php/login', messages.loginFailed, init);
        const session = z.safeParse(sessionSchema, body);
        if (session.success && !saysFailure(body)) return session.data;
        throw refusal(response.status, body, messages.loginFailed);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code === 'offline' || !error.detail) throw error;
        throw new ApiError(error.detail, { ...error, detail: '' });
      }
    },

    /** Who is signed in; `full` only. @throws ApiError with status 401 without a session. */
    async session(signal?: AbortSignal): Promise<Session> {
      const { body } = await read('/admin.php/session', messages.loadFailed, { signal });
      const session = z.safeParse(sessionSchema, body);
      if (!session.success) throw new ApiError(messages.loadFailed, { code: 'unreadable' });
      return session.data;
    },

    /** Ends the session at the provider; under `plain` there is none to end. */
    async logout(): Promise<void> {
      if (profile === 'full') await call('/admin.php/logout', messages.unknown, { method: 'POST' });
    },
  };
}

/** Makes a URL of the provider absolute: `/uploads/a.jpg` is on the provider's host. `''` stays. */
export function resolveUrl(apiUrl: string, url: string): string {
  if (url === '') return '';
  const slashed = apiUrl.endsWith('/') ? apiUrl : `${apiUrl}/`;
  return URL.canParse(url, slashed) ? new URL(url, slashed).href : '';
}
