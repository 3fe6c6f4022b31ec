import { messages } from '@pesantren/content/messages';
import * as z from 'zod/mini';
import {
  type Account,
  type AccountChange,
  type AccountInput,
  type AccountPassword,
  accountPasswordSchema,
  accountSchema,
  type LogEntry,
  logEntrySchema,
} from '../contract/account.ts';
import { type ListPage, listSchema } from '../contract/lists/pagination.ts';
import { type ClientOptions, createTransport } from '../transport/transport.ts';

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
  const { readAs, readPage } = createTransport(options);

  return {
    /** Lists all accounts, those that are switched off too; a `pengelola` alone, as all that follow. */
    accounts: (signal?: AbortSignal): Promise<Account[]> =>
      readAs(z.array(accountSchema), path, messages.loadFailed, { signal }),

    /** Adds an account. @returns it with its password, which is shown this once. */
    addAccount: (input: AccountInput): Promise<AccountPassword> =>
      readAs(accountPasswordSchema, path, messages.saveFailed, { method: 'POST', json: input }),

    /** Changes the role, or switches an account off or on. @throws ApiError with status 409 for the last `pengelola`. */
    changeAccount: (id: string, change: AccountChange): Promise<Account> =>
      readAs(accountSchema, pathOf(id), messages.saveFailed, { method: 'PUT', json: change }),

    /** Makes a new password, shown this once, and ends all sessions of the account. */
    resetPassword: (id: string): Promise<AccountPassword> =>
      readAs(accountPasswordSchema, `${pathOf(id)}/password`, messages.saveFailed, {
        ...{ method: 'POST', json: {} },
      }),

    /** Reads a page of the audit log, the last entry first. */
    log(params: LogParams = {}, signal?: AbortSignal): Promise<ListPage<LogEntry>> {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(params)) if (value) query.set(name, String(value));
      const below = query.size === 0 ? '' : `?${query}`;
      const entries = listSchema(logEntrySchema);
      return readPage(entries, `/admin.php/log${below}`, messages.loadFailed, { signal });
    },
  };
}

function pathOf(id: string): string {
  return `${path}/${encodeURIComponent(id)}`;
}
