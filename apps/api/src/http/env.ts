import type { HttpBindings } from '@hono/node-server';
import type { RequestIdVariables } from 'hono/request-id';

/** The administrator whose session a request carries, and the session's id. */
export type Admin = { id: number; username: string; session: string };

/** What middleware leaves for handlers, and what Node's server tells of a request. */
export type Env = {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: RequestIdVariables & { admin: Admin; address: string };
};
