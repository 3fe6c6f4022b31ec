import type { HttpBindings } from '@hono/node-server';
import type { RequestIdVariables } from 'hono/request-id';

/** The administrator whose session a request carries, and the session's id. */
export type Admin = { id: number; username: string; session: string };

/** What a route says of an answer that may be sent again: its body, and how to know whether it still stands. */
export type Again = { body: Uint8Array; stands: () => Promise<boolean> };

/** What middleware leaves for handlers, and what Node's server tells of a request. */
export type Env = {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: RequestIdVariables & { admin: Admin; address: string; again?: Again };
};
