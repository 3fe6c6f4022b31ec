import { messages } from '@pesantren/content/messages';
import * as z from 'zod/mini';
import { ApiError, interruption, readJson, refusal } from './api-error.ts';
import { type LoginInput, type Session, sessionSchema } from './contract/admin.ts';
import { cutList, type List, type ListPart, readList } from './contract/list.ts';
import { type UploadAnswer, type UploadKind, uploadAnswerSchema } from './contract/upload.ts';
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

type Call = { method?: string; body?: BodyInit; signal?: AbortSignal | undefined };

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

  async function call(path: string, words: string, init: Call = {}): Promise<Response> {
    const headers = new Headers({ 'X-API-Key': key });
    if (!(init.body instanceof FormData)) headers.set('Content-Type', 'application/json');
    try {
      const response = await send(url + path, { ...init, headers, credentials } as RequestInit);
      if (!response.ok) throw await refusal(response, words);
      return response;
    } catch (cause) {
      throw interruption(cause, words);
    }
  }

  async function body(response: Response, words: string): Promise<unknown> {
    try {
      return await readJson(response);
    } catch (cause) {
      throw interruption(cause, words);
    }
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
      const query = profile === 'full' ? listQuery(part) : '';
      const response = await call(path + query, words.listFailed, { signal });
      const read = readList(schema, await body(response, words.listFailed));
      const items = complete?.(read) ?? read;
      const total = response.headers.get('X-Total-Count');
      if (profile === 'full' && total !== null) return { items, total: Number(total) };
      return cutList(items, part, searchFields);
    },

    /** One announcement, the only item that every provider can answer by id (spec section 7). */
    async announcement(id: string, signal?: AbortSignal): Promise<Items['announcements']> {
      const { path, schema, words } = resources.announcements;
      const response = await call(`${path}/${encodeURIComponent(id)}`, words.itemFailed, {
        signal,
      });
      const item = z.safeParse(schema, await body(response, words.itemFailed));
      if (!item.success) throw new ApiError(words.itemFailed, { code: 'unreadable' });
      return item.data;
    },

    /** The article at a slug with its body, or `null`; asks for that one where the provider can. */
    async articleBySlug(slug: string, signal?: AbortSignal): Promise<Items['articles'] | null> {
      const { path, schema, words } = resources.articles;
      const query = profile === 'full' ? `?${new URLSearchParams({ slug })}` : '';
      const response = await call(path + query, words.itemFailed, { signal });
      const articles = withSlugs(readList(schema, await body(response, words.itemFailed)));
      return articles.find((article) => article.slug === slug) ?? null;
    },

    /** Creates an item. What the provider answers is not read: 2xx means done (contract section 4). */
    async create<Name extends ResourceName>(name: Name, input: Inputs[Name]): Promise<void> {
      const json = JSON.stringify(input);
      await call(resources[name].path, messages.saveFailed, { method: 'POST', body: json });
    },

    /** Replaces an item. */
    async update<Name extends ResourceName>(
      name: Name,
      id: string,
      input: Inputs[Name],
    ): Promise<void> {
      const path = `${resources[name].path}/${encodeURIComponent(id)}`;
      await call(path, messages.saveFailed, { method: 'PUT', body: JSON.stringify(input) });
    },

    /** Deletes an item. */
    async remove(name: ResourceName, id: string): Promise<void> {
      const path = `${resources[name].path}/${encodeURIComponent(id)}`;
      await call(path, messages.deleteFailed, { method: 'DELETE' });
    },

    /** Stores a file and answers its absolute URL and, from our provider, its facts. */
    async upload(file: Blob, kind: UploadKind, signal?: AbortSignal): Promise<UploadAnswer> {
      const words = kind === 'image' ? messages.imageUploadFailed : messages.pdfUploadFailed;
      const missing = kind === 'image' ? messages.imageUrlMissing : messages.fileUrlMissing;
      const form = new FormData();
      form.append('file', file);
      const response = await call('/upload.php', words, { method: 'POST', body: form, signal });
      const answer = uploadAnswerOf(await body(response, words));
      if (!answer?.url) throw new ApiError(missing, { status: response.status });
      return { ...answer, url: resolveUrl(url, answer.url) };
    },

    /** Signs in. @throws ApiError with the server's message, otherwise 'Login gagal'. */
    async login(input: LoginInput): Promise<Session> {
      const init = { method: 'POST', body: JSON.stringify(input) };
      try {
        const response = await call('/admin.php/login', messages.loginFailed, init);
        const answer = await body(response, messages.loginFailed);
        const session = z.safeParse(sessionSchema, answer);
        // Some PHP hosts answer 200 with {"success": false, "message": …} (reliability P11).
        if (!session.success) throw new ApiError(messageIn(answer) || messages.loginFailed);
        return session.data;
      } catch (error) {
        if (!(error instanceof ApiError) || !error.detail) throw error;
        throw new ApiError(error.detail, { ...error, detail: '' });
      }
    },

    /** Who is signed in; `full` only. @throws ApiError with status 401 without a session. */
    async session(signal?: AbortSignal): Promise<Session> {
      const response = await call('/admin.php/session', messages.loadFailed, { signal });
      const session = z.safeParse(sessionSchema, await body(response, messages.loadFailed));
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

function listQuery(part: ListPart): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(part)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}

function uploadAnswerOf(answer: unknown): UploadAnswer | undefined {
  const data = typeof answer === 'object' && answer && 'data' in answer ? answer.data : answer;
  return z.safeParse(uploadAnswerSchema, data).data;
}

function messageIn(answer: unknown): string {
  const known = typeof answer === 'object' && answer !== null && 'message' in answer;
  return known && typeof answer.message === 'string' ? answer.message : '';
}
