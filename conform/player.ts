import { randomUUID } from 'node:crypto';
import { type WalletErrorCode, type WalletVerb, walletAnswers, walletError } from '../protocol/wallet.ts';
import { type Answer, type Envelope, send, type Target } from './target.ts';

/** What a wallet did wrong, in one sentence. */
export class Violation extends Error {}

/** @throws {Violation} */
export function require(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Violation(message);
}

/** A transaction: the same on every attempt. */
export interface Transaction {
  readonly verb: WalletVerb;
  readonly id: string;
  readonly body: string;
}

/** The player of a session, whose money the scenarios move. Amounts in 1/10,000 P. */
export interface Player {
  readonly target: Target;
  readonly session: string;
  /** Smallest stake of the game. */
  readonly unit: number;
  readonly maxStake: number;
  readonly newRound: () => Round;
  readonly send: (envelope: Envelope, signal?: AbortSignal) => Promise<Answer>;
  readonly balance: () => Promise<number>;
  /** Runs the action and requires that the balance changes by exactly this much. */
  readonly moves: <T>(amount: number, action: () => Promise<T>) => Promise<T>;
}

export interface Round {
  readonly id: string;
  readonly transaction: (verb: WalletVerb, fields?: object) => Transaction;
  /** A new transaction, sent once. */
  readonly ask: (verb: WalletVerb, fields?: object) => Promise<Answer>;
  readonly repeat: (transaction: Transaction) => Promise<Answer>;
}

/** Exchanges the launch token. */
export async function openPlayer(target: Target): Promise<Player> {
  const opened = ok('session', await send(target, { verb: 'session', body: JSON.stringify({ token: target.token }) }));
  const { session, gameId, minStake, maxStake } = walletAnswers.session.parse(opened);
  const balance = async () => {
    const answer = await send(target, { verb: 'balance', body: JSON.stringify({ session }) });
    return Number(ok('balance', answer).balance);
  };
  const ask = (envelope: Envelope, signal?: AbortSignal) => send(target, envelope, signal);
  const newRound = (): Round => {
    const id = `conform-${randomUUID()}`;
    const transaction = (verb: WalletVerb, fields: object = {}): Transaction => {
      const own = { session, gameId, roundId: id, transactionId: randomUUID(), at: target.now(), ...fields };
      return { verb, id: own.transactionId, body: JSON.stringify(own) };
    };
    const repeat = ({ verb, body }: Transaction) => ask({ verb, body });
    return { id, transaction, repeat, ask: (verb, fields) => repeat(transaction(verb, fields)) };
  };
  return {
    target,
    session,
    unit: minStake,
    maxStake,
    newRound,
    send: ask,
    balance,
    moves: async (amount, action) => {
      const before = await balance();
      const result = await action();
      const moved = (await balance()) - before;
      require(moved === amount, `the balance moved by ${moved}, not by ${amount}`);
      return result;
    },
  };
}

/** Requires a success in the shape of the protocol, and returns its body. */
export function ok(verb: WalletVerb, { status, body }: Answer): Answer['body'] {
  require(body.status === 'OK', `${verb} was answered ${status} ${String(body.code ?? body.status)}, not OK`);
  const schema: { safeParse: (value: unknown) => { success: boolean } } = walletAnswers[verb];
  require(schema.safeParse(body).success, `the answer to ${verb} lacks fields: ${JSON.stringify(body)}`);
  return body;
}

const statusOf = (code: WalletErrorCode): number => {
  if (code === 'BAD_REQUEST' || code === 'AMOUNT_INVALID') return 400;
  if (code === 'SIGNATURE_INVALID' || code === 'KEY_UNKNOWN' || code === 'CLOCK_OFF') return 401;
  return code === 'UNAVAILABLE' ? 503 : 200;
};

/** Requires one of the refusals, with its HTTP status. */
export function refused(verb: WalletVerb, { status, body }: Answer, ...codes: readonly WalletErrorCode[]): void {
  const { data } = walletError.safeParse(body);
  const got = data?.code ?? String(body.status ?? `HTTP ${status}`);
  require(data !== undefined && codes.includes(data.code), `${verb} was answered ${got}, not ${codes.join(' or ')}`);
  require(status === statusOf(data.code), `${data.code} came with HTTP ${status}, not ${statusOf(data.code)}`);
}
