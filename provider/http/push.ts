import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { SIGN_OF_LIFE_MS } from '../crash/times.ts';
import type { ProviderDeps } from '../deps.ts';
import type { Session } from '../store/sessions.ts';
import type { Limits } from './limits.ts';

/** Calls back with what changes; what it returns ends that. */
type Follow<T> = (send: (value: T) => void) => () => void;

/**
 * Pushes what a session follows by Server-Sent Events until its page goes away. To a page that reads slowly the newest
 * push goes, not all of them. Beyond the streams that a session or an address may have open: PlayRefusal `TOO_MANY`.
 */
export interface Push {
  readonly texts: (c: Context, session: Session, event: string, follow: Follow<string>) => Response;
  /** A table, as its player sees it. */
  readonly table: <V>(c: Context, session: Session, follow: Follow<V>) => Response;
}

export function createPush({ now, caught }: Pick<ProviderDeps, 'now' | 'caught'>, limits: Limits): Push {
  const texts: Push['texts'] = (c, session, event, follow) => {
    const close = limits.openStream(c, session);
    return streamSSE(c, async (stream) => {
      const ended = Promise.withResolvers<void>();
      stream.onAbort(ended.resolve);
      let next: string | null = null;
      let isWriting = false;
      const send = async (newest: string) => {
        next = newest;
        if (isWriting) return;
        isWriting = true;
        while (next !== null) {
          const data: string = next;
          next = null;
          await stream.writeSSE({ event, data });
        }
        isWriting = false;
      };
      let stop = () => {};
      const living = setInterval(() => {
        if (!isWriting) void stream.writeSSE({ event: 'alive', data: JSON.stringify({ now: now() }) });
      }, SIGN_OF_LIFE_MS);
      try {
        stop = follow((data) => void send(data));
        await ended.promise;
      } catch (error) {
        caught('a stream')(error);
      }
      clearInterval(living);
      stop();
      close();
    });
  };
  return {
    texts,
    table: (c, session, follow) => texts(c, session, 'table', (send) => follow((view) => send(JSON.stringify(view)))),
  };
}
