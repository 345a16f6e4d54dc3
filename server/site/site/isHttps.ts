import type { Context } from 'hono';

/** What the nearest proxy says; to be asked only behind a trusted one. */
export const isHttps = (c: Context) => c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https';
