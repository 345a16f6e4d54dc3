import type { Context } from 'hono';
import type { ServeEnv } from './caller.ts';

/** Closes the connection after an answer to a request that has not arrived whole: the rest of it is not read. */
export const lastIfUnread = (c: Context<ServeEnv>): Record<string, string> =>
  c.env?.incoming?.complete === false ? { connection: 'close' } : {};
