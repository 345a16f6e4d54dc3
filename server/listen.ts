import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ServerConfig } from './config.ts';
import { ConfigError } from './configError.ts';
import { takenPort } from './portHolder.ts';

/** Time limits for the headers and the whole request. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;
const FINISH_MS = 10_000;

export interface Listening {
  /** The address to open in a browser. */
  readonly address: string;
  /** Accepts no new connections, waits up to ten seconds for running requests, then closes the rest. */
  stop(): Promise<void>;
}

/** Handles a WebSocket upgrade. */
type OnUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** @throws {ConfigError} when the port is taken or forbidden. */
export async function listen(
  listener: RequestListener,
  { port, host }: Pick<ServerConfig, 'port' | 'host'>,
  upgrade: OnUpgrade | null = null,
): Promise<Listening> {
  const server = createServer({ headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS }, listener);
  if (upgrade !== null) server.on('upgrade', upgrade);
  await opened(server, port, host);
  return { address: addressOf(server.address() as AddressInfo), stop: () => stop(server) };
}

function opened(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, port, host)));
    server.listen(port, host, resolve);
  });
}

function explained(error: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigError(takenPort(port, 'PORT', 'npm start'));
    case 'EACCES':
      return new ConfigError(`Port ${port} may not be opened by this user. Choose one above 1023, e.g. PORT=3000.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigError(`HOST ${host} is not an address of this machine. Leave HOST out to listen on all.`);
    default:
      return error;
  }
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), FINISH_MS);
  await closed;
  clearTimeout(late);
}

function addressOf({ address, family, port }: AddressInfo): string {
  const everywhere = address === '0.0.0.0' || address === '::';
  const host = everywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}
