import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Socket, WebSocketServer } from 'ws';
import { type ChatNews, type ChatRequest, chatChannel, chatRequest } from '../../../src/api/contract/member/chat.ts';
import type { ServerDeps, Session } from '../../deps.ts';
import { addressKey } from '../../limits/limitKey.ts';
import { createLocalLimit } from '../../limits/localLimit.ts';
import { Refusal } from '../../refusal.ts';
import { clientAddress, countryFrom } from '../../serve/caller.ts';
import { checkSiteOpen } from '../../serve/gate.ts';
import type { Authenticate } from '../../site/session/authenticate.ts';
import { hiddenBy, hideAuthor, report, showAll } from './members.ts';
import { NotSaid, say } from './messages.ts';
import { createRoom, type Seat } from './room.ts';

export const CHAT_BEAT_MS = 15_000;
const HELLO_MS = 10_000;
const LARGEST_BYTES = 4_096;
/** A slower reader with this much buffered is disconnected; it reads on when it is back. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** Requests of one connection that wait. */
const MOST_WAITING = 20;
const MOST_PER_ADDRESS = 50;
const MOST_PER_MEMBER = 10;
const MOST_SOCKETS = 5_000;
/** Connections that an address opens, which households and carriers share. */
const OPENINGS = { limit: 300, windowMs: 60_000 };
/** What a member asks by all connections together, entering included. */
const REQUESTS = { limit: 30, windowMs: 10_000 };
/** Of `ws`. */
const OPEN = 1;
/** Close codes. */
const POLICY = 1008;
const GOING_AWAY = 1001;
const TRY_LATER = 1013;

/** The chat room (MODAL-08): WebSockets of members, on every server of the database. */
export interface ChatServer {
  /** False: another path. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
  readonly beat: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Connection {
  readonly socket: Socket;
  readonly place: { readonly ip: string; readonly country: string | null };
  token: string;
  seat: Seat | null;
  isAlive: boolean;
  waiting: number;
  done: Promise<void>;
}

export function createChatServer(deps: ServerDeps, authenticate: Authenticate): ChatServer {
  const { config, log } = deps;
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_BYTES });
  const room = createRoom(deps);
  const connections = new Set<Connection>();
  const addresses = new Map<string, number>();
  const takeOpening = createLocalLimit(OPENINGS, deps.now);
  const takeRequest = createLocalLimit(REQUESTS, deps.now);

  const send = (socket: Socket, text: string): void => {
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.close(TRY_LATER, 'too slow');
    else socket.send(text);
  };
  const tell = (socket: Socket, news: ChatNews): void => send(socket, JSON.stringify(news));

  /** The session, if it still holds; reading is no activity, writing is. */
  const check = async ({ place, token }: Connection, isActive: boolean): Promise<Session> => {
    await checkSiteOpen(deps, chatChannel, place);
    const headers = new Headers({ authorization: `Bearer ${token}`, ...(isActive ? {} : { 'x-background': '1' }) });
    return authenticate(chatChannel, headers);
  };

  /** The page learns why, and does not come back by itself. */
  const end = (connection: Connection, error: unknown): void => {
    // At once: whoever does not close as asked would hear the room on.
    if (connection.seat !== null) room.leave(connection.seat);
    connection.seat = null;
    if (error instanceof Refusal) {
      tell(connection.socket, { type: 'chat.ended', code: error.code });
      connection.socket.close(POLICY, error.code);
    } else {
      log.warn({ err: error }, 'chat: a request failed');
      connection.socket.close(TRY_LATER, 'try again');
    }
  };

  const enter = async (connection: Connection, request: ChatRequest & { type: 'chat.hello' }): Promise<void> => {
    if (connection.seat !== null) return connection.socket.close(POLICY, 'hello twice');
    connection.token = request.token;
    const { memberId } = await check(connection, false);
    if (!takeRequest(memberId).ok) throw new Refusal('TOO_MANY_REQUESTS');
    const seat: Seat = {
      memberId,
      hidden: await hiddenBy(deps, memberId),
      tell: (text) => send(connection.socket, text),
    };
    const own = [...connections].filter((one) => one.seat?.memberId === memberId);
    if (own.length >= MOST_PER_MEMBER && own[0]) end(own[0], new Refusal('TOO_MANY_REQUESTS'));
    connection.seat = seat;
    if (connections.has(connection)) await room.enter(seat, request.after);
    // Closed or ended meanwhile.
    if (!connections.has(connection) || connection.seat !== seat) room.leave(seat);
  };

  const serve = async (connection: Connection, request: ChatRequest): Promise<void> => {
    if (request.type === 'chat.hello') return enter(connection, request);
    const { seat, socket } = connection;
    if (seat === null) return socket.close(POLICY, 'hello first');
    const { memberId } = seat;
    await check(connection, true);
    switch (request.type) {
      case 'chat.say': {
        const { id, text } = request;
        try {
          const was = await say(deps, { memberId, clientId: id, text });
          if (was === 'stored') room.changed();
          // Stored before a connection broke: told to this member again.
          else await room.tellRoom(seat, null);
        } catch (error) {
          const isKnown = error instanceof NotSaid;
          if (!isKnown) log.warn({ err: error }, 'chat: a message could not be stored');
          const problem = isKnown ? error.problem : 'NOT_STORED';
          tell(socket, { type: 'chat.refused', id, problem, mutedUntil: isKnown ? error.mutedUntil : null });
        }
        return;
      }
      case 'chat.report':
        return report(deps, memberId, request.seq);
      case 'chat.hide':
      case 'chat.showAll':
        if (request.type === 'chat.hide') await hideAuthor(deps, memberId, request.seq);
        else await showAll(deps, memberId);
        seat.hidden = await hiddenBy(deps, memberId);
        return room.tellRoom(seat, null);
    }
  };

  const hear = (connection: Connection, data: Buffer, isBinary: boolean): void => {
    const { socket, seat } = connection;
    if (socket.readyState !== OPEN) return;
    if (seat !== null && !takeRequest(seat.memberId).ok) {
      end(connection, new Refusal('TOO_MANY_REQUESTS'));
      return;
    }
    const request = isBinary ? null : readRequest(data.toString());
    if (request === null || connection.waiting >= MOST_WAITING || (seat === null && 'refused' in request)) {
      socket.close(POLICY, 'not understood');
      return;
    }
    if ('refused' in request) {
      tell(socket, { type: 'chat.refused', id: request.refused, problem: 'NOT_SAYABLE', mutedUntil: null });
      return;
    }
    connection.waiting += 1;
    connection.done = connection.done
      .then(() => serve(connection, request))
      .catch((error: unknown) => end(connection, error))
      .finally(() => {
        connection.waiting -= 1;
      });
  };

  const accept = (socket: Socket, place: Connection['place']): void => {
    const connection: Connection = {
      ...{ socket, place, token: '', seat: null, isAlive: true, waiting: 0 },
      done: Promise.resolve(),
    };
    const address = addressKey('chat', place.ip);
    connections.add(connection);
    addresses.set(address, (addresses.get(address) ?? 0) + 1);
    const late = setTimeout(() => {
      if (connection.seat === null) socket.close(POLICY, 'no hello');
    }, HELLO_MS).unref();
    // A connection error closes it.
    socket.on('error', () => {});
    socket.on('pong', () => {
      connection.isAlive = true;
    });
    socket.on('message', (data, isBinary) => hear(connection, data, isBinary));
    socket.on('close', () => {
      clearTimeout(late);
      connections.delete(connection);
      const left = (addresses.get(address) ?? 1) - 1;
      if (left === 0) addresses.delete(address);
      else addresses.set(address, left);
      if (connection.seat !== null) room.leave(connection.seat);
    });
  };

  const beat = async (): Promise<void> => {
    for (const connection of connections) {
      if (!connection.isAlive) connection.socket.terminate();
      else if (connection.seat !== null) {
        connection.isAlive = false;
        connection.socket.ping();
        await check(connection, false).catch((error: unknown) => end(connection, error));
      }
    }
    await room.beat();
  };
  const timer = setInterval(() => {
    beat().catch((err: unknown) => log.warn({ err }, 'chat: a beat failed'));
  }, CHAT_BEAT_MS).unref();

  return {
    beat,
    upgrade: (request, stream, head) => {
      if (request.url?.split('?')[0] !== chatChannel.path) return false;
      const { headers, socket } = request;
      const forwarded = headers['x-forwarded-for'];
      const ip = clientAddress(forwarded?.toString(), socket.remoteAddress, config.trustProxy);
      const told = config.trustProxy > 0 && config.countryHeader ? headers[config.countryHeader.toLowerCase()] : '';
      const address = addressKey('chat', ip);
      const isFull =
        !takeOpening(address).ok ||
        (addresses.get(address) ?? 0) >= MOST_PER_ADDRESS ||
        connections.size >= MOST_SOCKETS;
      if (!isOwnOrigin(request) || isFull) {
        stream.end(`HTTP/1.1 ${isFull ? '429 Too Many Requests' : '403 Forbidden'}\r\nconnection: close\r\n\r\n`);
        return true;
      }
      server.handleUpgrade(request, stream, head, (accepted) =>
        accept(accepted, { ip, country: countryFrom(told?.toString()) }),
      );
      return true;
    },
    close: async () => {
      clearInterval(timer);
      for (const { socket } of connections) socket.close(GOING_AWAY, 'the server stops');
      await Promise.all([...connections].map(({ done }) => done));
      await room.close();
      for (const { socket } of connections) socket.terminate();
    },
  };
}

/** A request; the id of a message whose text may not be said; null for anything else. */
function readRequest(text: string): ChatRequest | { readonly refused: string } | null {
  try {
    const told: unknown = JSON.parse(text);
    const request = chatRequest.safeParse(told);
    if (request.success) return request.data;
    const { type, id } = told as { readonly type?: unknown; readonly id?: unknown };
    return type === 'chat.say' && typeof id === 'string' && id.length <= 64 ? { refused: id } : null;
  } catch {
    return null;
  }
}

/** A page of this site only: other sites could open a socket in the member's browser. */
const isOwnOrigin = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin !== undefined && URL.parse(origin)?.host === host;
