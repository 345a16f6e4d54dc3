import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'ws';
import { type Backlog, createBacklog } from './backlog.ts';

/** Larger messages close the connection. */
const LARGEST_BYTES = 1024 * 1024;
/** A slower reader with this much buffered is disconnected. */
const MAX_BUFFERED_BYTES = 16 * LARGEST_BYTES;
/** Connections allowed of each kind. */
const MAX_CONNECTIONS = 16;

/** Paths of applications and console windows, in both directions. */
const PATHS = {
  '/console/relay': 'application',
  '/console/relay/window': 'window',
  '/console/relay/site': 'receiver',
  '/console/relay/site/send': 'sender',
} as const;
type Role = (typeof PATHS)[keyof typeof PATHS];

interface Speaker {
  readonly peer: number;
  readonly origin: string | null;
  readonly backlog: Backlog;
}

/** Relays between the console and applications that use the protocol of `@statelyai/inspect`; QA=1 only. */
export interface ConsoleRelay {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Closes all connections. */
  readonly close: () => void;
}

/**
 * Relays messages unparsed and reports each application's origin: the window asks its user before it listens. Messages
 * of the site go to its own pages, and to receivers on this machine.
 */
export async function createConsoleRelay(): Promise<ConsoleRelay> {
  const { WebSocketServer } = await import('ws');
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_BYTES });
  const speakers = new Map<Socket, Speaker>();
  const rooms: Readonly<Record<Role, Set<Socket>>> = {
    application: new Set(),
    window: new Set(),
    receiver: new Set(),
    sender: new Set(),
  };
  let lastPeer = 0;

  const tell = (to: Iterable<Socket>, text: string): void => {
    for (const socket of to) {
      if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.close(1013, 'too slow');
      else socket.send(text);
    }
  };
  const toldOf = ({ peer, origin }: Speaker, about: Readonly<Record<string, unknown>>): string =>
    JSON.stringify({ peer, origin, ...about });

  const join: Readonly<Record<Role, (socket: Socket, origin: string | null) => void>> = {
    application: (socket, origin) => {
      lastPeer += 1;
      const speaker = { peer: lastPeer, origin, backlog: createBacklog() };
      speakers.set(socket, speaker);
      tell(rooms.window, toldOf(speaker, { is: 'here' }));
      socket.on('message', (data) => {
        const text = data.toString();
        speaker.backlog.keep(text);
        tell(rooms.window, toldOf(speaker, { is: 'said', text }));
      });
      let isTooLarge = false;
      socket.on('error', ({ code }) => {
        isTooLarge ||= code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH';
      });
      socket.on('close', () => {
        speakers.delete(socket);
        tell(rooms.window, toldOf(speaker, { is: 'gone', isTooLarge }));
      });
    },
    window: (socket) => {
      for (const speaker of speakers.values()) {
        tell([socket], toldOf(speaker, { is: 'here' }));
        for (const text of speaker.backlog.read()) tell([socket], toldOf(speaker, { is: 'said', text }));
      }
    },
    receiver: () => tell(rooms.sender, JSON.stringify({ type: '@statelyai.connected' })),
    sender: (socket) => socket.on('message', (data) => tell(rooms.receiver, data.toString())),
  };

  return {
    upgrade: (request, stream, head) => {
      const role = roleOf(request);
      if (role === null || rooms[role].size >= MAX_CONNECTIONS || !isAllowedOrigin(role, request)) {
        stream.end(`HTTP/1.1 ${role === null ? '404 Not Found' : '403 Forbidden'}\r\nconnection: close\r\n\r\n`);
        return;
      }
      server.handleUpgrade(request, stream, head, (socket) => {
        // A connection error closes it, which is reported.
        socket.on('error', () => {});
        socket.on('close', () => rooms[role].delete(socket));
        rooms[role].add(socket);
        join[role](socket, request.headers.origin ?? null);
      });
    },
    close: () => {
      for (const socket of server.clients) socket.terminate();
    },
  };
}

const roleOf = ({ url = '' }: IncomingMessage): Role | null =>
  (PATHS as Readonly<Record<string, Role>>)[url.split('?')[0] ?? ''] ?? null;

/** Any application may send: the user decides whom to hear. A receiver must be this site or on this machine. */
function isAllowedOrigin(role: Role, { headers: { origin, host } }: IncomingMessage): boolean {
  if (role === 'application') return true;
  if (origin === undefined) return role === 'receiver';
  const { host: from, hostname } = URL.parse(origin) ?? { host: '', hostname: '' };
  return from === host || (role === 'receiver' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname));
}
