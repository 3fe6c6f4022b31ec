import { messages } from '@pesantren/content/messages';
import * as z from 'zod/mini';
import { ApiError, saysFailure } from './api-error.ts';
import { type ClientOptions, createCalls } from './calls.ts';
import { type LoginInput, type Session, sessionSchema } from './contract/admin.ts';
import { readUploadAnswer, type UploadAnswer, type UploadKind } from './contract/upload.ts';
import { isSafeUrl, resolveUrl } from './provider-url.ts';
import { createReader } from './reader.ts';
import { refusal } from './refusal.ts';
import { type Inputs, type ResourceName, resources } from './resources.ts';

export type Client = ReturnType<typeof createClient>;

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
  const { call, read, write } = createCalls(options);

  return {
    profile,
    ...createReader(options),

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
