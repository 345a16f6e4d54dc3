import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type Server as HttpServer, request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readGatewayConfig } from '../../../gateway/config.ts';
import { startGateway } from '../../../gateway/startGateway.ts';
import { buildGames } from '../../../scripts/build.ts';
import { supervise } from '../../../scripts/gameProvider.ts';
import { freePort, type ServerProcess, startServer } from '../../../scripts/serverProcess.ts';
import { setupFiles } from '../../../scripts/setup/setupFiles.ts';
import { createTestDatabase, isPostgresThere } from '../../support/testDatabase.ts';

/** For this machine's own names alone; nothing else trusts it. */
const TLS = join(import.meta.dirname, 'tls');
const CERTIFICATE = join(TLS, 'certificate.pem');

export interface Production {
  /** As players open it. */
  readonly url: string;
  /** One of the servers, behind the proxy. */
  readonly server: string;
  /** How many servers share the site. */
  readonly servers: number;
  readonly operators: readonly { readonly name: string; readonly password: string }[];
  readonly stop: () => Promise<void>;
}

/** Passes each request on to one of the ports, in turn, as a proxy with TLS does. */
async function startProxy(...ports: readonly number[]) {
  let turn = 0;
  const next = (): number => ports[turn++ % ports.length] ?? 0;
  const forwarded = (headers: NodeJS.Dict<string | string[]>) => ({
    ...headers,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
  });
  const server = createServer(
    { key: readFileSync(join(TLS, 'key.pem')), cert: readFileSync(CERTIFICATE) },
    (asked, answer) => {
      const { method, url: path, headers } = asked;
      // A connection of its own: the server may close one that is kept just as it is used again.
      const to = { host: '127.0.0.1', port: next(), agent: false } as const;
      const on = request({ ...to, method, path, headers: forwarded(headers) }, (from) => {
        answer.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(answer);
      });
      on.on('error', () => answer.destroy());
      asked.pipe(on);
    },
  );
  server.on('upgrade', (asked, socket, head) => {
    const to = connect(next(), '127.0.0.1', () => {
      const lines = Object.entries(forwarded(asked.headers)).map(([name, value]) => `${name}: ${value}\r\n`);
      to.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
      to.write(head);
      to.pipe(socket).pipe(to);
    });
    to.on('error', () => socket.destroy());
    socket.on('error', () => to.destroy());
  });
  server.listen(0);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, server: server as unknown as HttpServer };
}

/**
 * A brand's first production site, from what `npm run setup` writes: provider, reference gateway and the site, each behind
 * TLS; two servers on PostgreSQL where one answers, else one on the embedded database.
 */
export async function startProduction(): Promise<Production> {
  const folder = mkdtempSync(join(tmpdir(), 'statehouse-production-'));
  const database = (await isPostgresThere()) ? await createTestDatabase() : null;
  const [games, pay] = [await freePort(), await freePort()];
  const sites = await Promise.all(Array.from({ length: database === null ? 1 : 2 }, freePort));
  const [site = 0] = sites;
  const proxies = { site: await startProxy(...sites), games: await startProxy(games), pay: await startProxy(pay) };
  const operators = [
    { name: 'anong', password: 'quiet-harbour-91-lamp' },
    { name: 'chai', password: 'green-ferry-17-anchor' },
  ];
  const url = `https://rimnam.localhost:${proxies.site.port}`;
  const files = setupFiles(
    {
      ...{ name: 'Rimnam', site: url, games: `https://localhost:${proxies.games.port}` },
      ...{ pay: `https://localhost:${proxies.pay.port}`, database: database?.url ?? '', gateway: '', gatewayKey: '' },
      // Nobody is written to in this walk.
      ...{ smtp: 'smtp://127.0.0.1:9', mailFrom: 'Rimnam <no-reply@rimnam.localhost>', sms: 'http://127.0.0.1:9' },
      operators: operators.map(({ name }) => name),
    },
    {
      dataKey: Buffer.alloc(32, 5).toString('base64'),
      ...{ paymentKey: 'a'.repeat(64), metricsToken: 'metrics-token-of-the-site' },
      passwords: operators.map(({ password }) => password),
    },
    { folder, brand: {} },
  );
  const variables = (name: string): Record<string, string> => {
    const text = files.find(({ path }) => path.endsWith(name))?.text ?? '';
    return Object.fromEntries(Object.entries(parseEnv(text)).map(([key, value]) => [key, value ?? '']));
  };
  const local = `http://127.0.0.1:${site}`;
  await buildGames(false);
  const provider = await supervise(
    { ...process.env, ...variables('games.env'), PROVIDER_PORT: String(games), WALLET_URL: local },
    { port: games, host: '127.0.0.1', log: undefined },
  );
  const gateway = await startGateway(
    readGatewayConfig({
      ...variables('pay.env'),
      ...{ GATEWAY_PORT: String(pay), SITE_URL: local, GATEWAY_DELAY_MS: '0' },
    }),
  );
  const env = {
    ...variables('site.env'),
    ...{ PAYMENT_URL: `http://127.0.0.1:${pay}`, NODE_EXTRA_CA_CERTS: CERTIFICATE },
  };
  const servers: ServerProcess[] = [];
  // The first one migrates.
  for (const port of sites) servers.push(await startServer({ env, port, dataDir: join(folder, 'data') }));
  return {
    ...{ url, server: local, servers: servers.length, operators },
    stop: async () => {
      for (const { server } of Object.values(proxies)) {
        server.closeAllConnections();
        server.close();
      }
      await Promise.all(servers.map(({ stop }) => stop()));
      await gateway.stop();
      await provider.stop();
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
