import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type ChatNews, chatChannel } from '../src/api/contract/member/chat.ts';

/** What the bench tells this process. */
export interface ChatLoad {
  readonly url: string;
  /** One for each member. */
  readonly tokens: readonly string[];
  /** How many members say something, one after the other. */
  readonly messages: number;
  readonly pauseMs: number;
}

/** What this process measured. */
export interface ChatHeard {
  /** From sending until each member has it, ms. */
  readonly ms: readonly number[];
  /** Members who never had a message, over all messages. */
  readonly lost: number;
}

const AT_ONCE = 50;
const PER_ADDRESS = 40;
const LAST_MS = 10_000;

/** The members of a chat room, in a process of their own: the time of the server is not spent on them. */
process.once('message', async ({ url, tokens, messages, pauseMs }: ChatLoad) => {
  const sentAt = new Map<string, number>();
  const ms: number[] = [];
  const hear = (news: ChatNews): void => {
    if (news.type !== 'chat.changed') return;
    const at = performance.now();
    for (const { text } of news.messages) {
      const from = sentAt.get(text ?? '');
      if (from !== undefined) ms.push(at - from);
    }
  };
  const sockets: WebSocket[] = [];
  for (let from = 0; from < tokens.length; from += AT_ONCE) {
    const batch = tokens.slice(from, from + AT_ONCE).map((token, place) => enter(url, token, from + place, hear));
    sockets.push(...(await Promise.all(batch)));
  }
  for (let index = 0; index < messages; index += 1) {
    const text = `message ${index}`;
    sentAt.set(text, performance.now());
    sockets[index]?.send(JSON.stringify({ type: 'chat.say', id: `bench-message-${index}`, text }));
    await wait(pauseMs);
  }
  const due = messages * tokens.length;
  for (let waited = 0; ms.length < due && waited < LAST_MS; waited += 100) await wait(100);
  process.send?.({ ms, lost: due - ms.length } satisfies ChatHeard);
  for (const socket of sockets) socket.terminate();
});

/** A member in the room, from an address that not too many share. */
function enter(url: string, token: string, number: number, hear: (news: ChatNews) => void): Promise<WebSocket> {
  const address = `10.2.0.${1 + Math.floor(number / PER_ADDRESS)}`;
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${chatChannel.path}`, {
    headers: { origin: url, 'x-forwarded-for': address },
  });
  return new Promise((entered, failed) => {
    socket.once('error', failed);
    socket.once('close', (code) => failed(new Error(`the room closed a connection: ${code}`)));
    socket.once('open', () => socket.send(JSON.stringify({ type: 'chat.hello', token, after: null })));
    socket.on('message', (data) => {
      const news = JSON.parse(String(data)) as ChatNews;
      if (news.type === 'chat.room') entered(socket);
      hear(news);
    });
  });
}
