import { messages } from '@pesantren/content/messages';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import {
  type Account,
  type AccountChange,
  type AccountInput,
  type AccountPassword,
  accountPasswordSchema,
  accountSchema,
  type LogEntry,
  logEntrySchema,
} from './contract/account.ts';
import { type ListPage, parseList } from './contract/pagination.ts';
import { type ClientOptions, createTransport } from './transport.ts';

const path = '/accounts.php';

/** A page of the audit log, of what matches all that is named; instants in ISO 8601, the first one included. */
export type LogParams = {
  limit?: number;
  offset?: number;
  username?: string;
  action?: string;
  resource?: string;
  item_id?: string;
  from?: string;
  to?: string;
};

/** Creates the calls of accounts and of the audit log (docs/contract.md#accounts), which throw an `ApiError`; `full` only. */
export function createAccounts(options: ClientOptions) {
  const { read } = createTransport(options);

  async function send<Answer>(
    schema: z.ZodMiniType<Answer>,
    below: string,
    init: { method?: string; body?: string; signal?: AbortSignal | undefined },
  ): Promise<Answer> {
    const failed = init.method ? messages.saveFailed : messages.loadFailed;
    const answer = z.safeParse(schema, (await read(path + below, failed, init)).body);
    if (!answer.success) throw new ApiError(failed, { code: 'unreadable' });
    return answer.data;
  }

  return {
    /** Lists all accounts, those that are switched off too; a `pengelola` alone, as all that follow. */
    accounts: (signal?: AbortSignal): Promise<Account[]> =>
      send(z.array(accountSchema), '', { signal }),

    /** Adds an account. @returns it with its password, which is shown this once. */
    addAccount: (input: AccountInput): Promise<AccountPassword> =>
      send(accountPasswordSchema, '', { method: 'POST', body: JSON.stringify(input) }),

    /** Changes the role, or switches an account off or on. @throws ApiError with status 409 for the last `pengelola`. */
    changeAccount: (id: string, change: AccountChange): Promise<Account> =>
      send(accountSchema, `/${encodeURIComponent(id)}`, {
        ...{ method: 'PUT', body: JSON.stringify(change) },
      }),

    /** Makes a new password, shown this once, and ends all sessions of the account. */
    resetPassword: (id: string): Promise<AccountPassword> =>
      send(accountPasswordSchema, `/${encodeURIComponent(id)}/password`, {
        ...{ method: 'POST', body: '{}' },
      }),

    /** Reads a page of the audit log, the last entry first. */
    async log(params: LogParams = {}, signal?: AbortSignal): Promise<ListPage<LogEntry>> {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(params)) if (value) query.set(name, String(value));
      const below = query.size === 0 ? '' : `?${query}`;
      const { response, body } = await read(`/admin.php/log${below}`, messages.loadFailed, {
        signal,
      });
      const items = parseList(logEntrySchema, body);
      return { items, total: Number(response.headers.get('X-Total-Count') ?? items.length) };
    },
  };
}
