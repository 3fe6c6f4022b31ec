import { messages } from '@pesantren/content/messages';
import * as z from 'zod/mini';
import { ApiError, hasFailed } from '../api-error.ts';
import {
  type Device,
  deviceSchema,
  type LoginInput,
  type PasswordInput,
  type Session,
  sessionSchema,
} from '../contract/account.ts';
import { listSchema } from '../contract/lists/pagination.ts';
import { toApiError } from '../transport/to-api-error.ts';
import { type ClientOptions, createTransport } from '../transport/transport.ts';

/** Creates the calls of the account: login, sessions, password. Every method throws an `ApiError`. */
export function createAccount(options: ClientOptions) {
  const { profile } = options;
  const { call, read, readAs } = createTransport(options);

  return {
    /** Signs in. @throws ApiError with the server's message, otherwise 'Login gagal'. */
    async login(input: LoginInput): Promise<Session> {
      const init = { method: 'POST', json: input, isLogin: true };
      try {
        const { response, body } = await read('/admin.php/login', messages.loginFailed, init);
        const session = z.safeParse(sessionSchema, body);
        if (session.success && !hasFailed(body)) return session.data;
        throw toApiError(response.status, body, messages.loginFailed);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code === 'offline' || !error.detail) throw error;
        throw new ApiError(error.detail, { ...error, detail: '' });
      }
    },

    /** Reads the session; `full` only. @throws ApiError with status 401 without one. */
    async session(signal?: AbortSignal): Promise<Session> {
      return await readAs(sessionSchema, '/admin.php/session', messages.loadFailed, { signal });
    },

    /** Ends the session at the provider; under `plain` there is none to end. */
    async logout(): Promise<void> {
      const init = { method: 'POST', isLogin: true };
      if (profile === 'full') await call('/admin.php/logout', messages.unknown, init);
    },

    /** Lists the devices where the account is signed in, the last used first; `full` only. */
    async devices(signal?: AbortSignal): Promise<Device[]> {
      return await readAs(listSchema(deviceSchema), '/admin.php/sessions', messages.loadFailed, {
        signal,
      });
    },

    /** Signs the account out on a device; `full` only. */
    async signOutDevice(id: string): Promise<void> {
      const path = `/admin.php/sessions/${encodeURIComponent(id)}`;
      await call(path, messages.unknown, { method: 'DELETE' });
    },

    /** Sets a new password, which signs the account out everywhere else; `full` only. */
    async changePassword(input: PasswordInput): Promise<void> {
      await call('/admin.php/password', messages.saveFailed, { method: 'POST', json: input });
    },
  };
}
