import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { WebSocket } from 'ws';
import { WALLET_PATH } from '../protocol/wallet.ts';
import { demoPassword } from '../server/database/seed/accounts.ts';
import type { ApiClient } from '../src/api/client.ts';
import { deskContract } from '../src/api/contract/desk/desk.ts';
import { chatChannel } from '../src/api/contract/member/chat.ts';
import { feedbackContract } from '../src/api/contract/member/feedback.ts';
import { bankAccountContract } from '../src/api/contract/money/bankAccount.ts';
import { withdrawalContract } from '../src/api/contract/money/withdraw.ts';
import { searchContract } from '../src/api/contract/public/search.ts';
import { type BenchClient, openClient } from './client.ts';
import { openMember, proveHuman } from './member.ts';
import { openGame } from './openGame.ts';

const ADDRESSES = 1_000;
const P = 10_000;
const PAYMENT_PASSWORD = '135790';
const MB = 1024 * 1024;
/** How long a stream is held. */
const HOLD_MS = 2_000;
/** Messages of a chat connection, ten a second. */
const SAID = 20;
/** Of `ws`. */
const OPEN = 1;
const BOUNDARY = 'attack';
const PART = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n`;
const END = `--${BOUNDARY}--\r\n`;

/** One call of an attack. */
export type Attack = (place: Place, number: number) => Promise<unknown>;

/** What attackers know and hold. */
export interface Place {
  readonly url: string;
  readonly games: string;
  readonly token: string;
  readonly attacker: ApiClient;
  readonly seal: BenchClient['seal'];
  readonly account: string;
  readonly withdrawalId: string;
  readonly pictures: readonly File[];
  readonly large: Buffer<ArrayBuffer>;
  readonly manyParts: Buffer<ArrayBuffer>;
  /** Of a session at the sportsbook. */
  readonly bearer: string;
}

/** Many addresses, by the number of a call. */
const addressOf = (number: number): string => `10.9.${(number % ADDRESSES) >> 8}.${number & 255}`;

const upload =
  (bodyOf: (place: Place) => Buffer<ArrayBuffer>): Attack =>
  (place) =>
    fetch(new URL(feedbackContract.send.path, place.url), {
      method: feedbackContract.send.method,
      headers: {
        authorization: `Bearer ${place.token}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'idempotency-key': randomUUID(),
      },
      body: bodyOf(place),
    });

/** Attacks by name, each with the number of its calls under way at any time. */
export const attacks = {
  'pictures of 25 megapixels': {
    atATime: 4,
    call: ({ attacker, withdrawalId, pictures }) =>
      attacker(withdrawalContract.reportNotReceived, {
        request: { id: withdrawalId, language: 'EN', proofs: [...pictures] },
        idempotencyKey: randomUUID(),
      }),
  },
  'payment passwords': {
    atATime: 64,
    call: ({ attacker, account }) =>
      attacker(withdrawalContract.request, {
        request: {
          method: 'TRANSFER',
          amount: 100 * P,
          bankAccountId: account,
          paymentPassword: '903218',
          language: 'EN',
        },
        idempotencyKey: randomUUID(),
      }),
  },
  'sign-ins at the desk': {
    atATime: 64,
    call: async ({ url, seal }, number) => {
      const { method, path } = deskContract.signIn;
      // A stranger who solves no proof of work; with one, a core of his own is his limit.
      const request = { name: `nobody${number}`, password: 'Wrong#2026', human: 'bm9uZQ==' };
      return fetch(new URL(path, url), {
        method,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(number), language: 'EN' },
        body: JSON.stringify({ sealed: await seal(request, { method, path }) }),
      });
    },
  },
  'uploads of 15 MB': { atATime: 3, call: upload(({ large }) => large) },
  'uploads of 200,000 parts': { atATime: 3, call: upload(({ manyParts }) => manyParts) },
  searches: {
    atATime: 40,
    call: ({ url }, number) => {
      const query = new URLSearchParams({ query: `lantren ${number % 97}`, language: 'EN' });
      return fetch(new URL(`${searchContract.find.path}?${query}`, url), {
        headers: { 'x-forwarded-for': addressOf(number) },
      });
    },
  },
  'chat connections of one member': {
    atATime: 50,
    call: async ({ url, token }) => {
      const { host } = new URL(url);
      const socket = new WebSocket(`ws://${host}${chatChannel.path}`, { headers: { origin: url } });
      const closed = new Promise<void>((done) => {
        socket.once('close', () => done());
        socket.once('error', () => done());
      });
      const opened = new Promise<void>((done) => socket.once('open', () => done()));
      await Promise.race([closed, opened]);
      if (socket.readyState === OPEN) socket.send(JSON.stringify({ type: 'chat.hello', token, after: null }));
      for (let said = 0; said < SAID && socket.readyState === OPEN; said += 1) {
        await wait(100);
        socket.send(JSON.stringify({ type: 'chat.say', id: randomUUID(), text: 'spam' }));
      }
      socket.terminate();
    },
  },
  'streams of one session of the games': {
    atATime: 60,
    call: async ({ games, bearer }) => {
      const response = await fetch(new URL('/api/sports/stream', games), {
        headers: { authorization: `Bearer ${bearer}` },
        signal: AbortSignal.timeout(HOLD_MS),
      });
      // Read until it ends, or is refused.
      await response.text().catch(() => {});
      return response;
    },
  },
  'unsigned calls of the wallet': {
    atATime: 64,
    call: ({ url }) =>
      fetch(new URL(`${WALLET_PATH}/bet`, url), {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', 'x-provider': 'statehouse-games', 'x-key-id': 'key-1' },
          ...{ 'x-timestamp': String(Date.now()), 'x-signature': Buffer.alloc(64).toString('base64') },
        },
        body: `["${'x'.repeat(16_000)}"]`,
      }),
  },
} satisfies Readonly<Record<string, { readonly atATime: number; readonly call: Attack }>>;
export type AttackName = keyof typeof attacks;

/** A member with a withdrawal that was paid, pictures for a claim, and a seat at the sportsbook. */
export async function prepare(url: string, games: string): Promise<Place> {
  const token = await (await openMember(url)).signIn('somchai');
  const { api: attacker } = await openClient(url, token);
  const { api: desk, seal } = await openClient(url);
  const human = await proveHuman(url);
  const { token: deskToken } = await desk(deskContract.signIn, {
    request: { name: 'desk1', password: demoPassword, human },
  });
  const { api: operator } = await openClient(url, deskToken);
  const bank = {
    bank: 'LANTERN',
    holderName: 'สมชาย ใจดี',
    accountNumber: '1234567890',
    paymentPassword: PAYMENT_PASSWORD,
  };
  const { id: account } = await attacker(bankAccountContract.add, { request: bank, idempotencyKey: randomUUID() });
  const request = {
    ...{ method: 'TRANSFER', amount: 500 * P, bankAccountId: account },
    ...{ paymentPassword: PAYMENT_PASSWORD, language: 'EN' as const },
  };
  const { id } = await attacker(withdrawalContract.request, { request, idempotencyKey: randomUUID() });
  for (const act of ['approve', 'pay'] as const) {
    await operator(deskContract[act], { request: { id, language: 'EN' }, idempotencyKey: randomUUID() });
  }
  let status = 'paying';
  while (status === 'paying') {
    await wait(1_000);
    ({ status } = await attacker(withdrawalContract.detail, { request: { id, language: 'EN' }, headers: {} }));
  }
  const picture = await sharp({ create: { width: 5_000, height: 4_900, channels: 3, background: '#c04020' } })
    .png()
    .toBuffer();
  const pictures = [1, 2, 3].map((one) => new File([new Uint8Array(picture)], `${one}.png`, { type: 'image/png' }));
  const { bearer } = await openGame(attacker, games, 'grand-stadium-sports');
  const large = Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="pictures"; filename="1.png"\r\n\r\n`),
    Buffer.alloc(15 * MB),
    Buffer.from(`\r\n${END}`),
  ]);
  const manyParts = Buffer.from(PART.repeat(200_000) + END);
  return { url, games, token, attacker, seal, account, withdrawalId: id, pictures, large, manyParts, bearer };
}
