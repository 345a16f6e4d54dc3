import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { SIGN_OF_LIFE_MS } from '../crash/times.ts';

/** Pushes a table by Server-Sent Events, as its player sees it, until the page goes away. */
export const pushTable = <V>(c: Context, now: () => number, follow: (send: (view: V) => void) => () => void) =>
  streamSSE(c, async (stream) => {
    const ended = Promise.withResolvers<void>();
    const send = (event: string, data: V | { readonly now: number }) =>
      void stream.writeSSE({ event, data: JSON.stringify(data) });
    const stop = follow((view) => send('table', view));
    const timer = setInterval(() => send('alive', { now: now() }), SIGN_OF_LIFE_MS);
    stream.onAbort(ended.resolve);
    await ended.promise;
    clearInterval(timer);
    stop();
  });
