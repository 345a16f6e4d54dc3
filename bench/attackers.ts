import { randomUUID } from 'node:crypto';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { demoPassword } from '../server/database/seed/accounts.ts';
import type { ApiClient } from '../src/api/client.ts';
import { bankAccountContract } from '../src/api/contract/bankAccount.ts';
import { deskContract } from '../src/api/contract/desk.ts';
import { withdrawalContract } from '../src/api/contract/withdrawal.ts';
import { failureOf } from '../src/api/failure.ts';
import { type BenchClient, openClient } from './client.ts';
import { openMember, proveHuman } from './member.ts';

/** What the bench tells this process: the server, then each attack by name, then its end. */
export type AttackOrder =
  | { readonly kind: 'prepare'; readonly url: string }
  | { readonly kind: 'attack'; readonly name: AttackName }
  | { readonly kind: 'stop' };

/** What it answers. */
export type AttackAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'attacking' }
  | { readonly kind: 'stopped'; readonly broken: number };

const ADDRESSES = 1_000;
const P = 10_000;
const PAYMENT_PASSWORD = '135790';
/** Attackers bring their own cores; here they take what measuring and server leave. */
const NICE = 10;

/** One call of an attack. */
type Attack = (place: Place, number: number) => Promise<unknown>;

interface Place {
  readonly url: string;
  readonly attacker: ApiClient;
  readonly seal: BenchClient['seal'];
  readonly account: string;
  readonly withdrawalId: string;
  readonly pictures: readonly File[];
}

/** Attacks by name, each with the number of its calls under way at any time. */
const attacks = {
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
      const address = `10.9.${(number % ADDRESSES) >> 8}.${number & 255}`;
      return fetch(new URL(path, url), {
        method,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address, language: 'EN' },
        body: JSON.stringify({ sealed: await seal(request, { method, path }) }),
      });
    },
  },
} satisfies Readonly<Record<string, { readonly atATime: number; readonly call: Attack }>>;
export type AttackName = keyof typeof attacks;

/** Keeps this many calls under way; `stop` returns the number of broken answers. */
function startAttack(
  place: Place,
  { atATime, call }: { readonly atATime: number; readonly call: Attack },
): { readonly stop: () => Promise<number> } {
  let isOver = false;
  let sent = 0;
  let broken = 0;
  const lane = async () => {
    while (!isOver) {
      sent += 1;
      const answer = await call(place, sent).catch((error: unknown) => failureOf(error));
      const isBroken =
        answer instanceof Response ? answer.status >= 500 : (answer as { kind?: string }).kind === 'broken';
      if (isBroken) broken += 1;
    }
  };
  const lanes = Array.from({ length: atATime }, lane);
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(lanes);
      return broken;
    },
  };
}

/** A member with a withdrawal that was paid, and pictures for a claim. */
async function prepare(url: string): Promise<Place> {
  const { api: attacker } = await openClient(url, await (await openMember(url)).signIn('somchai'));
  const { api: desk, seal } = await openClient(url);
  const human = await proveHuman(url);
  const { token } = await desk(deskContract.signIn, { request: { name: 'desk1', password: demoPassword, human } });
  const { api: operator } = await openClient(url, token);
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
  return { url, attacker, seal, account, withdrawalId: id, pictures };
}

const answer = (one: AttackAnswer): void => void process.send?.(one);

setPriority(NICE);
let place: Place | null = null;
let attack: ReturnType<typeof startAttack> | null = null;
process.on('message', async (order: AttackOrder) => {
  switch (order.kind) {
    case 'prepare':
      place = await prepare(order.url);
      return answer({ kind: 'ready' });
    case 'attack':
      if (place === null) throw new Error('The attack comes before its place.');
      attack = startAttack(place, attacks[order.name]);
      return answer({ kind: 'attacking' });
    case 'stop':
      return answer({ kind: 'stopped', broken: (await attack?.stop()) ?? 0 });
  }
});
