import { type KeyObject, randomUUID, verify } from 'node:crypto';
import {
  CLOCK_TOLERANCE_MS,
  HEADERS,
  signedText,
  WALLET_PATH,
  type WalletErrorCode,
  type WalletVerb,
  walletRequests,
} from '../../protocol/wallet.ts';

/** What a wallet may do wrong. */
export type Fault =
  | 'unsigned'
  | 'unverified'
  | 'any key'
  | 'no clock'
  | 'token twice'
  | 'any session'
  | 'unreadable'
  | 'rounds amounts'
  | 'credit'
  | 'keeps a part'
  | 'leaves open'
  | 'old balance'
  | 'one bet'
  | 'never closes'
  | 'wrong state'
  | 'pays no promotion'
  | 'keeps payouts'
  | 'no repeat'
  | 'returns twice'
  | 'ignores changes'
  | 'pays early'
  | 'no tombstone'
  | 'pays cancelled'
  | 'cancels anywhere'
  | 'keeps contributions'
  | 'keeps pots'
  | 'any jackpot'
  | 'endless session';

interface Round {
  state: 'open' | 'settled' | 'cancelled';
  readonly bets: Map<string, number>;
  readonly log: { transactionId: string; kind: string; amount: number; at: number }[];
  payout: number;
  unsettled: number;
  parked: { amount: number; final: boolean } | null;
}

const UNIT = 10_000;
const SEED = 50 * UNIT;
const READS: ReadonlySet<WalletVerb> = new Set(['balance', 'roundInfo', 'jackpots']);

class Refused extends Error {
  readonly code: WalletErrorCode;
  constructor(code: WalletErrorCode) {
    super(code);
    this.code = code;
  }
}
const fail = (code: WalletErrorCode): never => {
  throw new Refused(code);
};

/** A wallet of one player in memory, right but for its faults. */
export function createMemoryWallet(key: KeyObject, keyId: string, ...faults: readonly Fault[]) {
  const has = (fault: Fault): boolean => faults.includes(fault);
  const token = randomUUID();
  const session = randomUUID();
  const rounds = new Map<string, Round>();
  const known = new Map<string, { body: string; answer: object }>();
  const tombstones = new Set<string>();
  const shares = new Map<string, number>();
  let pot = SEED;
  let balance = 1_000 * UNIT;
  let isTokenUsed = false;
  let hasEnded = false;

  const roundOf = (id: string): Round => {
    const round = rounds.get(id) ?? {
      ...{ state: 'open' as const, bets: new Map(), log: [], payout: 0, unsettled: 0, parked: null },
    };
    rounds.set(id, round);
    return round;
  };
  const openRound = (id: string): Round => {
    const round = roundOf(id);
    const pays = has('never closes') || (has('pays cancelled') && round.state === 'cancelled');
    if (round.state !== 'open' && !pays) fail('ROUND_CLOSED');
    return round;
  };
  const pay = (round: Round, amount: number, final: boolean): void => {
    balance += has('keeps a part') ? amount - 1 : amount;
    round.payout += amount;
    if (final) round.state = 'settled';
  };

  type Fields = Record<string, never> & {
    readonly roundId: string;
    readonly transactionId: string;
    readonly amount: number;
    readonly stake: number;
    readonly payout: number;
    readonly final: boolean;
    readonly at: number;
    readonly betTransactionId: string;
    readonly jackpots?: readonly { readonly contribution: number }[];
  };
  const takeStake = (round: Round, { transactionId, at }: Fields, amount: number): void => {
    if (hasEnded && !has('endless session')) fail('SESSION_ENDED');
    if (tombstones.has(transactionId)) fail('BET_CANCELLED');
    if (has('one bet') && round.bets.size > 0) fail('ROUND_CLOSED');
    if (balance < amount && !has('credit')) fail('INSUFFICIENT_FUNDS');
    balance -= amount;
    round.bets.set(transactionId, amount);
    round.log.push({ transactionId, kind: 'bet', amount, at });
  };
  const verbs: Partial<Record<WalletVerb, (fields: Fields) => object>> = {
    balance: () => ({}),
    bet: (fields) => {
      const round = openRound(fields.roundId);
      takeStake(round, fields, Math.round(fields.amount));
      for (const { contribution } of fields.jackpots ?? []) {
        pot += contribution;
        shares.set(fields.transactionId, contribution);
      }
      if (round.parked) pay(round, round.parked.amount, round.parked.final);
      round.parked = null;
      return {};
    },
    win: ({ roundId, transactionId, amount, final, at }) => {
      const round = openRound(roundId);
      if (round.bets.size === 0 && !has('pays early')) {
        round.parked = { amount, final };
        return { outcome: 'PARKED' };
      }
      round.log.push({ transactionId, kind: 'win', amount, at });
      pay(round, amount, final);
      return { outcome: 'PAID' };
    },
    betWin: (fields) => {
      const round = openRound(fields.roundId);
      takeStake(round, fields, fields.stake);
      pay(round, fields.payout, !has('leaves open'));
      return {};
    },
    finishRound: ({ roundId }) => {
      openRound(roundId).state = 'settled';
      return {};
    },
    roundInfo: ({ roundId }) => {
      const round = rounds.get(roundId) ?? fail('ROUND_UNKNOWN');
      const stake = [...round.bets.values()].reduce((sum, each) => sum + each, 0);
      const state = has('wrong state') ? 'open' : round.state;
      return { roundId, state, stake, payout: round.payout, transactions: round.log };
    },
    cancelBet: ({ roundId, betTransactionId }) => {
      const owner = has('cancels anywhere')
        ? [...rounds.values()].find(({ bets }) => bets.has(betTransactionId))
        : rounds.get(roundId);
      const stake = owner?.bets.get(betTransactionId);
      if (owner === undefined || stake === undefined) {
        if ([...rounds.values()].some(({ bets }) => bets.has(betTransactionId))) fail('BET_UNKNOWN');
        if (!has('no tombstone')) tombstones.add(betTransactionId);
        return { outcome: 'TOMBSTONE' };
      }
      if (owner.state === 'cancelled' && !has('returns twice')) return { outcome: 'RETURNED' };
      if (owner.state === 'settled' && !has('never closes')) fail('ROUND_CLOSED');
      owner.state = 'cancelled';
      balance += stake;
      if (!has('keeps contributions')) pot -= shares.get(betTransactionId) ?? 0;
      return { outcome: 'RETURNED' };
    },
    unsettle: ({ roundId }) => {
      const round = roundOf(roundId);
      if (round.state !== 'settled') fail('ROUND_UNKNOWN');
      if (!has('keeps payouts')) balance -= round.payout;
      Object.assign(round, { state: 'open', unsettled: round.payout, payout: 0 });
      return { receivable: 0 };
    },
    cancelUnsettle: ({ roundId }) => {
      const round = roundOf(roundId);
      balance += round.unsettled;
      Object.assign(round, { state: 'settled', payout: round.unsettled });
      return {};
    },
    jackpots: () => ({ jackpots: [{ id: 'mini', pot, seed: SEED }] }),
    jackpotWin: ({ roundId }) => {
      const round = rounds.get(roundId) ?? fail('ROUND_UNKNOWN');
      const hasShare = [...round.bets.keys()].some((bet) => shares.has(bet));
      if (!hasShare && !has('any jackpot')) fail('JACKPOT_UNKNOWN');
      const amount = pot - (pot % 100);
      if (!has('keeps pots')) pot = SEED + (pot % 100);
      balance += amount;
      round.payout += amount;
      return { amount };
    },
    promoWin: ({ amount }) => {
      if (!has('pays no promotion')) balance += amount;
      return {};
    },
  };

  const checkSignature = (headers: Headers, verb: WalletVerb, body: string): void => {
    const [timestamp, signature] = [headers.get(HEADERS.timestamp) ?? '', headers.get(HEADERS.signature)];
    if (headers.get(HEADERS.keyId) !== keyId && !has('any key')) fail('KEY_UNKNOWN');
    if (signature === null && !has('unsigned')) fail('SIGNATURE_INVALID');
    const isRight = verify(
      null,
      Buffer.from(signedText(timestamp, verb, body)),
      key,
      Buffer.from(signature ?? '', 'base64'),
    );
    if (signature !== null && !isRight && !has('unverified')) fail('SIGNATURE_INVALID');
    if (Math.abs(Date.now() - Number(timestamp)) > CLOCK_TOLERANCE_MS && !has('no clock')) fail('CLOCK_OFF');
  };

  const run = (verb: WalletVerb, body: string): object => {
    let value: Record<string, unknown>;
    try {
      value = JSON.parse(body);
    } catch {
      return has('unreadable') ? {} : fail('BAD_REQUEST');
    }
    if (verb === 'session') {
      if (value.token !== token || (isTokenUsed && !has('token twice'))) fail('TOKEN_INVALID');
      isTokenUsed = true;
      const limits = { minStake: UNIT, maxStake: 500 * UNIT, expiresAt: Date.now() + 60_000 };
      const game = { gameId: 'g', gameName: 'Game', vendor: 'V' };
      return { session, player: 'p', ...game, demo: false, currency: 'P', language: 'EN', ...limits };
    }
    const amount = Number(value.amount);
    const isRounded = has('rounds amounts') && verb === 'bet' && amount > 0 && amount < 1;
    if (!isRounded && !walletRequests[verb].safeParse(value).success) fail('BAD_REQUEST');
    const fields = { ...value, ...(isRounded ? { amount: 1 } : {}) } as unknown as Fields & { session?: string };
    const isOwn = fields.session === undefined || fields.session === session;
    if (!isOwn && !has('any session')) fail('SESSION_ENDED');
    const first = known.get(fields.transactionId);
    if (first && !READS.has(verb) && !has('no repeat')) {
      if (first.body !== body && !has('ignores changes')) fail('DUPLICATE_DIFFERS');
      if (first.answer instanceof Refused) throw first.answer;
      return first.answer;
    }
    const kept = (answer: object) => known.set(fields.transactionId, { body, answer });
    try {
      const answer = verbs[verb]?.(fields) ?? {};
      if (!READS.has(verb)) kept(answer);
      return answer;
    } catch (error) {
      if (verb === 'bet') kept(error as Refused);
      throw error;
    }
  };

  const handle = (verb: WalletVerb, headers: Headers, body: string): Response => {
    const before = balance;
    try {
      checkSignature(headers, verb, body);
      const answer = run(verb, body);
      return Response.json({ status: 'OK', ...answer, balance: has('old balance') ? before : balance });
    } catch (error) {
      const { code } = error as Refused;
      const isSignature = ['SIGNATURE_INVALID', 'KEY_UNKNOWN', 'CLOCK_OFF'].includes(code);
      const status = isSignature ? 401 : code === 'BAD_REQUEST' ? 400 : 200;
      return Response.json({ status: 'ERROR', code, message: code, balance }, { status });
    }
  };

  /** Carries the call out even if the caller leaves. */
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const verb = url.slice(url.indexOf(WALLET_PATH) + WALLET_PATH.length + 1) as WalletVerb;
    const work = new Promise<Response>((resolve) =>
      setTimeout(() => resolve(handle(verb, new Headers(init.headers), String(init.body))), 1),
    );
    const left = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(new Error('left'))),
    );
    return Promise.race([work, left]);
  };
  return {
    token,
    fetch: fetch as unknown as typeof globalThis.fetch,
    endSession: async () => {
      hasEnded = true;
    },
  };
}
