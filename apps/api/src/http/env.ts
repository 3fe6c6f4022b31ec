import type { RequestIdVariables } from 'hono/request-id';

/** The administrator whose session a request carries. */
export type Admin = { id: number; username: string };

/** What middleware leaves for handlers. */
export type Env = { Variables: RequestIdVariables & { admin: Admin } };
