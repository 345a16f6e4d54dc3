import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ServerConfig } from './config.ts';
import { ConfigError } from './configError.ts';
import { takenPort } from './portHolder.ts';

/** Time limits for the headers and the whole request, so that nobody holds a connection by sending slowly. */
export interface TimeLimits {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** How often they are checked. */
  readonly connectionsCheckingInterval: number;
}

const TIME_LIMITS: TimeLimits = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
};
const FINISH_MS = 10_000;

export interface Listening {
  /** The address to open in a browser. */
  readonly address: string;
  /**
   * Accepts no new connections, closes idle ones and each other one after its answer; closes what is left after ten
   * seconds.
   */
  stop(): Promise<void>;
}

/** Handles a WebSocket upgrade. */
type OnUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** @throws {ConfigError} when the port is taken or forbidden. */
export async function listen(
  listener: RequestListener,
  { port, host }: Pick<ServerConfig, 'port' | 'host'>,
  upgrade: OnUpgrade | null = null,
  limits: TimeLimits = TIME_LIMITS,
): Promise<Listening> {
  const server = createServer({ ...limits });
  if (upgrade !== null) server.on('upgrade', upgrade);
  const endKeepAlive = watchConnections(server);
  server.on('request', listener);
  await opened(server, port, host);
  return { address: addressOf(server.address() as AddressInfo), stop: () => stop(server, endKeepAlive) };
}

/** Returns what closes idle connections, and from then on each other one after its answer. */
function watchConnections(server: Server): () => void {
  const idle = new Set<Duplex>();
  const answers = new Set<ServerResponse>();
  let isEnding = false;
  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  server.on('connection', (socket) => {
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
  });
  // Without another listener this one would keep them open.
  if (server.listenerCount('upgrade') > 0) server.on('upgrade', ({ socket }) => idle.delete(socket));
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    answers.add(response);
    if (isEnding) closeAfter(response);
    response.once('close', () => {
      answers.delete(response);
      if (isEnding) socket.end();
      else if (!socket.destroyed) idle.add(socket);
    });
  });
  return () => {
    isEnding = true;
    for (const socket of idle) socket.destroy();
    for (const response of answers) closeAfter(response);
  };
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

async function stop(server: Server, endKeepAlive: () => void): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  endKeepAlive();
  const late = setTimeout(() => server.closeAllConnections(), FINISH_MS);
  await closed;
  clearTimeout(late);
}

function addressOf({ address, family, port }: AddressInfo): string {
  const everywhere = address === '0.0.0.0' || address === '::';
  const host = everywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}
