import pg from 'pg';
import type { Log } from '../../log.ts';
import { createLocalBus, type LiveBus, type MemberNews } from './liveBus.ts';

const CHANNEL = 'statehouse_live';
const RECONNECT_MS = 1_000;

/**
 * The bus of several servers on one PostgreSQL: LISTEN/NOTIFY on a connection of its own. While that connection is down
 * news is lost; pages refresh by themselves, and channels say hello again when they reconnect.
 */
export function createPostgresBus(url: string, log: Pick<Log, 'warn'>): LiveBus {
  const local = createLocalBus();
  let client: pg.Client | null = null;
  let again: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const own = new pg.Client({ connectionString: url });
    own.on('error', (error) => lost(own, error));
    own.on('end', () => lost(own, new Error('the connection ended')));
    own.on('notification', ({ payload = '' }) => {
      const [memberId, news] = JSON.parse(payload) as readonly [string, MemberNews];
      local.publish(memberId, news);
    });
    await own.connect();
    await own.query(`listen ${CHANNEL}`);
    client = own;
    if (local.closed.aborted) await own.end();
  };

  const lost = (own: pg.Client, error: Error): void => {
    if (client === own) client = null;
    if (local.closed.aborted) return;
    log.warn({ err: error }, 'live bus: connection lost');
    again ??= setTimeout(retry, RECONNECT_MS).unref();
  };
  const retry = (): void => {
    again = undefined;
    connect().catch((error: Error) => {
      if (local.closed.aborted) return;
      log.warn({ err: error }, 'live bus: no connection');
      again ??= setTimeout(retry, RECONNECT_MS).unref();
    });
  };
  const ready = connect().catch((error: Error) => {
    log.warn({ err: error }, 'live bus: no connection');
    again ??= setTimeout(retry, RECONNECT_MS).unref();
  });

  return {
    ...local,
    publish: (memberId, news) => {
      const notified = ready.then(() =>
        client?.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify([memberId, news])]),
      );
      notified.catch((error: Error) => {
        if (!local.closed.aborted) log.warn({ err: error }, 'live bus: news lost');
      });
    },
    close: async () => {
      await local.close();
      clearTimeout(again);
      await ready;
      await client?.end();
    },
  };
}
