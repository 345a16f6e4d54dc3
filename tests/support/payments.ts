import { reconcile } from '../../server/money/payment/reconcile.ts';
import { sendDueCallbacks } from '../../server/money/payment/referenceProvider.ts';
import { approve, pay } from '../../server/money/withdraw/operatorActs.ts';
import { openSession } from '../../server/site/session/openSession.ts';
import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { bankAccountContract } from '../../src/api/contract/money/bankAccount.ts';
import { type WithdrawalDetail, withdrawalContract } from '../../src/api/contract/money/withdraw.ts';
import { failureOf } from '../../src/api/failure.ts';
import { sealPayload } from '../../src/api/seal.ts';
import { createPlayer, type Player } from './player.ts';
import type { Reference } from './reference.ts';

export const P = 10_000;
export const PAYMENT_PASSWORD = '135790';

/** A member signed in without the login flow. */
export async function signedInPlayer(server: Reference, username = 'somchai'): Promise<Player> {
  const player = createPlayer(server);
  const session = { memberId: `demo-${username}`, shownHash: null, passwordChangeRequired: false };
  player.token = (await openSession(server.deps, session)).token;
  return player;
}

/** The result of a call: its value, or code and details of the refusal. */
export const outcomeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => {
    const failure = failureOf(error);
    return failure.kind === 'refused' ? [failure.code, failure.details] : failure;
  });

/** A sealed call that bypasses the client's validation, as an attacker would send it: status, code and details. */
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

/** Advances the clock and runs the payment jobs on every given server. */
export async function advanceTime(servers: Reference | readonly Reference[], ms: number): Promise<void> {
  const all = [servers].flat();
  for (const server of all) server.advance(ms);
  await Promise.all(all.map(({ deps }) => sendDueCallbacks(deps)));
  await Promise.all(all.map(({ deps }) => reconcile(deps)));
}

export const operatorAct = (server: Reference, operator = 'op1', remark: string | null = null) => ({
  operator,
  at: server.now(),
  remark,
});

/** Approves and pays a withdrawal. */
export const approveAndPay = (server: Reference, id: string): Promise<string> =>
  server.db.transaction(async (db) => {
    await approve(server.deps, db, id, operatorAct(server));
    return pay(db, id, operatorAct(server));
  });
