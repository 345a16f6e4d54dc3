import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { type ChatServer, createChatServer } from '../../server/member/chat/chatServer.ts';
import { createAuthenticate } from '../../server/site/session/authenticate.ts';
import {
  type ChatMessage,
  type ChatNews,
  type ChatRequest,
  chatChannel,
  chatNews,
} from '../../src/api/contract/member/chat.ts';
import type { Reference } from './reference.ts';

export interface ChatHost {
  readonly chat: ChatServer;
  readonly host: string;
  readonly close: () => Promise<void>;
}

/** The chat room of a server, on a port of its own. */
export async function startChat({ deps }: Pick<Reference, 'deps'>): Promise<ChatHost> {
  const chat = createChatServer(deps, createAuthenticate(deps));
  const server = createServer()
    .on('upgrade', (request, socket, head) => {
      if (!chat.upgrade(request, socket, head)) socket.destroy();
    })
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    chat,
    host,
    close: async () => {
      await chat.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

export interface Chatter {
  readonly heard: ChatNews[];
  readonly send: (request: ChatRequest | string) => void;
  /** The messages as a page shows them: of the last room, with the changes since. */
  readonly shown: () => ChatMessage[];
  readonly texts: () => (string | null)[];
  /** Waits until the page shows exactly these texts. */
  readonly sees: (...texts: (string | null)[]) => Promise<void>;
  readonly hears: (news: Partial<ChatNews>) => Promise<void>;
  readonly ended: Promise<number>;
  readonly leave: () => void;
}

/** A member's page in the room; without a token it says no hello. */
export async function openChat(
  { host }: Pick<ChatHost, 'host'>,
  token: string | null,
  { after = null, origin = `http://${host}` }: { readonly after?: number | null; readonly origin?: string } = {},
): Promise<Chatter> {
  const socket = new WebSocket(`ws://${host}${chatChannel.path}`, { headers: { origin } } as never);
  const heard: ChatNews[] = [];
  socket.onmessage = ({ data }) => heard.push(chatNews.parse(JSON.parse(String(data))));
  const ended = new Promise<number>((end) => {
    socket.onclose = ({ code }) => end(code);
  });
  await new Promise((opened) => {
    socket.onopen = opened;
    socket.onerror = opened;
  });
  const send = (request: ChatRequest | string) =>
    socket.send(typeof request === 'string' ? request : JSON.stringify(request));
  if (token !== null && socket.readyState === WebSocket.OPEN) send({ type: 'chat.hello', token, after });
  const shown = () => {
    const places = new Map<number, ChatMessage>();
    for (const news of heard) {
      if (news.type === 'chat.room') places.clear();
      const messages =
        news.type === 'chat.room' ? news.room.messages : news.type === 'chat.changed' ? news.messages : [];
      for (const message of messages) places.set(message.seq, message);
    }
    return [...places.values()].toSorted((one, other) => one.seq - other.seq);
  };
  const texts = () => shown().map(({ text }) => text);
  const chatter: Chatter = {
    heard,
    send,
    shown,
    texts,
    sees: (...wanted) => expect.poll(texts, { timeout: 10_000 }).toEqual(wanted),
    hears: (news) => expect.poll(() => heard, { timeout: 10_000 }).toContainEqual(expect.objectContaining(news)),
    ended,
    leave: () => socket.close(),
  };
  if (token !== null && socket.readyState === WebSocket.OPEN)
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBeGreaterThan(0);
  return chatter;
}
