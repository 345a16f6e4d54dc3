import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { createApi } from './api.ts';
import { createCashier } from './cashier.ts';
import { ConfigError, type GatewayConfig } from './config.ts';
import { sendDueEvents } from './events.ts';
import { createOrders } from './orders.ts';
import { openStore } from './store.ts';

const LOOK_EVERY_MS = 250;

export interface RunningGateway {
  readonly port: number;
  /** Ends what is under way. */
  readonly stop: () => Promise<void>;
}

/**
 * The reference gateway: a payment gateway for play money that speaks the payment protocol, with a cashier page.
 * @throws {ConfigError} when the port is taken
 */
export async function startGateway(config: GatewayConfig, now: () => number = Date.now): Promise<RunningGateway> {
  const store = openStore(join(config.dataDir, 'gateway.db'));
  let own = '';
  const orders = createOrders({
    ...{ store, now, delayMs: config.delayMs },
    pageOf: (token) => `${config.url ?? own}/pay/${token}`,
  });
  const { merchant, keys, siteUrl } = config;
  const [key = ''] = keys;
  const app = new Hono();
  app.get('/health', (c) => c.json({ ok: true }));
  app.route('/', createApi({ orders, merchant, keys, now }));
  app.route('/', createCashier(orders));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(config.port, config.host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    store.close();
    if (error.code !== 'EADDRINUSE') throw error;
    throw new ConfigError(`Port ${config.port} is taken. Choose another: GATEWAY_PORT=${config.port + 1}`);
  });
  const { port } = server.address() as AddressInfo;
  own = `http://localhost:${port}`;

  const sendDue = async () => {
    orders.endDue();
    await sendDueEvents({ store, now, reportOf: orders.reportOf, siteUrl, merchant, key, fetch });
  };
  let under: Promise<void> = Promise.resolve();
  let isSending = false;
  const timer = setInterval(() => {
    if (isSending) return;
    isSending = true;
    under = sendDue()
      // The next look tries again.
      .catch((error: unknown) => void process.stderr.write(`${String(error)}\n`))
      .finally(() => {
        isSending = false;
      });
  }, LOOK_EVERY_MS);

  return {
    port,
    stop: async () => {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
      await under;
      store.close();
    },
  };
}
