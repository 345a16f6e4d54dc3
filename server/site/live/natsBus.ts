import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Log } from '../../log.ts';
import { createLocalBus, type LiveBus, type MemberNews } from './liveBus.ts';

const SUBJECT = 'statehouse.live';
const RETRY_MS = 1_000;

/**
 * The bus of many servers over NATS. A lost connection is made again by the client; meanwhile news is lost: pages refresh
 * by themselves, and channels say hello again when they reconnect.
 */
export function createNatsBus(url: string, log: Pick<Log, 'warn'>): LiveBus {
  const local = createLocalBus();
  let connection: NatsConnection | null = null;
  let again: NodeJS.Timeout | undefined;

  const warn = (err: unknown): void => {
    if (!local.closed.aborted) log.warn({ err }, 'live bus: no NATS');
  };
  const open = async (): Promise<void> => {
    const made = await connect({ servers: url, name: 'statehouse', maxReconnectAttempts: -1 });
    if (local.closed.aborted) return made.close();
    made.subscribe(SUBJECT, {
      callback: (error, message) => {
        if (error !== null) return warn(error);
        const [memberId, news] = message.json<readonly [string, MemberNews]>();
        local.publish(memberId, news);
      },
    });
    connection = made;
  };
  const keepTrying = (): Promise<void> =>
    open().catch((error: unknown) => {
      warn(error);
      if (!local.closed.aborted) again = setTimeout(keepTrying, RETRY_MS).unref();
    });
  const first = keepTrying();

  return {
    ...local,
    publish: (memberId, news) => {
      try {
        connection?.publish(SUBJECT, JSON.stringify([memberId, news]));
      } catch (error) {
        warn(error);
      }
    },
    close: async () => {
      await local.close();
      clearTimeout(again);
      await first;
      await connection?.close();
    },
  };
}
