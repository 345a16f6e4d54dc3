import { reconcile } from '../../server/payment/reconcile.ts';
import { callBackDue } from '../../server/payment/referenceProvider.ts';
import { openSession } from '../../server/session/openSession.ts';
import { approve, pay } from '../../server/withdrawal/operatorActs.ts';
import { bankAccountContract } from '../../src/api/contract/bankAccount.ts';
import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { type WithdrawalDetail, withdrawalContract } from '../../src/api/contract/withdrawal.ts';
import { failureOf } from '../../src/api/failure.ts';
import { sealPayload } from '../../src/api/seal.ts';
import { createPlayer, type Player } from './player.ts';
import type { Reference } from './reference.ts';

export const P = 10_000;
export const PAYMENT_PASSWORD = '135790';

/** A member who is in, without the way through the login. */
export async function playerIn(server: Reference, username = 'somchai'): Promise<Player> {
  const player = createPlayer(server);
  const session = { memberId: `demo-${username}`, shownHash: null, passwordChangeRequired: false };
  player.token = (await openSession(server.deps, session)).token;
  return player;
}

/** What a call came to: its value, or code and details of the refusal. */
export const outcomeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => {
    const failure = failureOf(error);
    return failure.kind === 'refused' ? [failure.code, failure.details] : failure;
  });

/** A sealed call past the checks of the client, as somebody makes it who means no good: status, code and details. */
export async function sendSealed(
  server: Reference,
  { token }: Player,
  endpoint: Endpoint,
  payload: unknown,
): Promise<unknown> {
  const [key] = await server.deps.sealKeys.publicKeys();
  if (!key) throw new Error('the server tells no key');
  const response = await server.app.request(endpoint.path, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': newKey(),
      language: 'EN',
    },
    body: JSON.stringify({ sealed: await sealPayload(payload, endpoint, key, server.now()) }),
  });
  const { errorCode, value } = (await response.json()) as { errorCode?: string; value: unknown };
  return [response.status, errorCode, value];
}

export const newKey = (): string => crypto.randomUUID();

export const addAccount = async ({ api }: Player, accountNumber = '1234567890', bank = 'LANTERN'): Promise<string> => {
  const request = { bank, holderName: 'สมชาย ใจดี', accountNumber, paymentPassword: PAYMENT_PASSWORD };
  return (await api(bankAccountContract.add, { request, idempotencyKey: newKey() })).id;
};

export const withdraw = (
  { api }: Player,
  bankAccountId: string,
  amount: number,
  { method = 'TRANSFER', key = newKey(), paymentPassword = PAYMENT_PASSWORD } = {},
): Promise<WithdrawalDetail> =>
  api(withdrawalContract.request, {
    request: { method, amount, bankAccountId, paymentPassword, language: 'EN' },
    idempotencyKey: key,
  });

/** Lets time pass, with the jobs of payment run by every server that is given. */
export async function pass(servers: Reference | readonly Reference[], ms: number): Promise<void> {
  const all = [servers].flat();
  for (const server of all) server.advance(ms);
  await Promise.all(all.map(({ deps }) => callBackDue(deps)));
  await Promise.all(all.map(({ deps }) => reconcile(deps)));
}

export const act = (server: Reference, operator = 'op1', remark: string | null = null) => ({
  operator,
  at: server.now(),
  remark,
});

/** Approves and pays as an operator does. */
export const approveAndPay = (server: Reference, id: string): Promise<string> =>
  server.db.transaction(async (db) => {
    await approve(server.deps, db, id, act(server));
    return pay(db, id, act(server));
  });
