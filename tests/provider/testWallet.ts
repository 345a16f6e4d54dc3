import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  HEADERS,
  signedText,
  WALLET_PATH,
  type WalletErrorCode,
  type WalletRequest,
  type WalletVerb,
  walletAnswers,
  walletRequests,
} from '../../protocol/wallet.ts';

interface Transaction {
  readonly body: string;
  readonly answer: Readonly<Record<string, unknown>>;
}

/** Of each pot, 1/10,000 P. */
const SEEDS: ReadonlyMap<string, number> = new Map([
  ['mini', 500_000],
  ['minor', 5_000_000],
  ['major', 50_000_000],
  ['grand', 500_000_000],
]);

/** What happens to one call: `lost before` and `lost after` cut the line around the wallet's work. */
export type Trouble = 'lost before' | 'lost after' | WalletErrorCode;

/** A wallet in memory that keeps the protocol to the letter and one player's balance, 1/10,000 P. */
export async function startTestWallet(balance = 124_805_000) {
  const keys = new Map<string, string>();
  const transactions = new Map<string, Transaction>();
  const rounds = new Map<string, { bets: Map<string, number>; payout: number; state: string }>();
  const tombstones = new Set<string>();
  const tokens = new Set<string>();
  const pots = new Map(SEEDS);
  const troubles: { readonly verb: WalletVerb; readonly trouble: Trouble }[] = [];
  const calls: { readonly verb: WalletVerb; readonly body: string }[] = [];
  const wallet = {
    balance,
    sessionEnded: false,
    /** Hangs up on every call. */
    isAway: false,
    gameName: 'Lantern Night',
    player: 'p-1',
    demo: false,
    minStake: 20_000,
    maxStake: 10_000_000,
  };

  const refuse = (code: WalletErrorCode) => ({ status: 'ERROR', code, message: code, balance: wallet.balance });
  const roundOf = (id: string) => {
    const round = rounds.get(id) ?? { bets: new Map<string, number>(), payout: 0, state: 'open' };
    rounds.set(id, round);
    return round;
  };
  const ok = (rest = {}) => ({ status: 'OK', balance: wallet.balance, ...rest });

  type Handlers = { [V in WalletVerb]?: (request: WalletRequest<V>) => Record<string, unknown> };
  const handlers: Handlers = {
    session: ({ token }) => {
      if (!tokens.delete(token)) return refuse('TOKEN_INVALID');
      const [, gameId = 'lantern-night', player = wallet.player] = token.split('~');
      const { gameName, minStake, maxStake } = wallet;
      const limits = { minStake, maxStake, expiresAt: 1_795_000_000_000 };
      const of = { session: `s-${token}`, player, gameId, gameName, vendor: 'Nine Lamps', demo: wallet.demo };
      return ok({ ...of, currency: 'P', language: 'TH', ...limits });
    },
    bet: ({ roundId, transactionId, amount, jackpots = [] }) => {
      if (wallet.sessionEnded) return refuse('SESSION_ENDED');
      if (tombstones.has(transactionId)) return refuse('BET_CANCELLED');
      if (wallet.balance < amount) return refuse('INSUFFICIENT_FUNDS');
      wallet.balance -= amount;
      for (const { id, contribution } of jackpots) pots.set(id, (pots.get(id) ?? 0) + contribution);
      roundOf(roundId).bets.set(transactionId, amount);
      return ok();
    },
    win: ({ roundId, amount, final }) => {
      const round = roundOf(roundId);
      if (round.state !== 'open') return refuse('ROUND_CLOSED');
      wallet.balance += amount;
      round.payout += amount;
      if (final) round.state = 'settled';
      return ok({ outcome: 'PAID' });
    },
    jackpotWin: ({ roundId, jackpot }) => {
      const round = roundOf(roundId);
      const full = pots.get(jackpot);
      if (full === undefined) return refuse('JACKPOT_UNKNOWN');
      const pot = full - (full % 100);
      if (round.state !== 'open') return refuse('ROUND_CLOSED');
      pots.set(jackpot, (SEEDS.get(jackpot) ?? 0) + full - pot);
      wallet.balance += pot;
      round.payout += pot;
      return ok({ amount: pot });
    },
    jackpots: () => ok({ jackpots: [...pots].map(([id, pot]) => ({ id, pot, seed: SEEDS.get(id) ?? 0 })) }),
    finishRound: ({ roundId }) => {
      const round = roundOf(roundId);
      if (round.state !== 'open') return refuse('ROUND_CLOSED');
      round.state = 'settled';
      return ok();
    },
    unsettle: ({ roundId }) => {
      const round = roundOf(roundId);
      if (round.state !== 'settled') return refuse('ROUND_UNKNOWN');
      const receivable = Math.max(0, round.payout - wallet.balance);
      wallet.balance -= round.payout - receivable;
      Object.assign(round, { state: 'open', payout: 0 });
      return ok({ receivable });
    },
    cancelBet: ({ roundId, betTransactionId }) => {
      const round = roundOf(roundId);
      if (round.state !== 'open') return refuse('ROUND_CLOSED');
      const stake = round.bets.get(betTransactionId);
      round.state = 'cancelled';
      if (stake === undefined) {
        tombstones.add(betTransactionId);
        return ok({ outcome: 'TOMBSTONE' });
      }
      wallet.balance += stake;
      return ok({ outcome: 'RETURNED' });
    },
    roundInfo: ({ roundId }) => {
      const round = rounds.get(roundId);
      if (round === undefined) return refuse('ROUND_UNKNOWN');
      const stake = [...round.bets.values()].reduce((sum, each) => sum + each, 0);
      return ok({ roundId, state: round.state, stake, payout: round.payout, transactions: [] });
    },
  };

  const handle = (verb: WalletVerb, body: string): Readonly<Record<string, unknown>> => {
    const request = walletRequests[verb].safeParse(JSON.parse(body));
    if (!request.success) return refuse('BAD_REQUEST');
    const { transactionId } = request.data as { transactionId?: string };
    const before = transactionId === undefined ? undefined : transactions.get(transactionId);
    if (before !== undefined) {
      return before.body === body ? { ...before.answer, balance: wallet.balance } : refuse('DUPLICATE_DIFFERS');
    }
    const answer = (handlers[verb] as (request: unknown) => Record<string, unknown>)(request.data);
    if (transactionId !== undefined && answer.status === 'OK') transactions.set(transactionId, { body, answer });
    return answer.status === 'OK' ? walletAnswers[verb].parse(answer) : answer;
  };

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const verb = (request.url ?? '').slice(WALLET_PATH.length + 1) as WalletVerb;
    calls.push({ verb, body });
    if (wallet.isAway) return void request.socket.destroy();
    const header = (name: string) => String(request.headers[name] ?? '');
    const key = keys.get(header(HEADERS.keyId));
    const isSigned =
      key !== undefined &&
      verify(
        null,
        Buffer.from(signedText(header(HEADERS.timestamp), verb, body)),
        createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
        Buffer.from(header(HEADERS.signature), 'base64'),
      );
    const at = troubles.findIndex((each) => each.verb === verb);
    const trouble = at === -1 ? null : (troubles.splice(at, 1)[0]?.trouble ?? null);
    if (trouble === 'lost before') return void request.socket.destroy();
    const isRefused = trouble !== null && trouble !== 'lost after';
    const answer = !isSigned ? refuse('SIGNATURE_INVALID') : isRefused ? refuse(trouble) : handle(verb, body);
    if (trouble === 'lost after') return void request.socket.destroy();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const issued: string[] = [];
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    wallet,
    calls,
    pots,
    rounds,
    /** Launch tokens, used ones too. */
    issued,
    trust: (keyId: string, publicKey: string) => void keys.set(keyId, publicKey),
    token: (gameId = 'lantern-night', player = 'p-1') => {
      const token = `t${issued.length + 1}~${gameId}~${player}`;
      tokens.add(token);
      issued.push(token);
      return token;
    },
    /** Strikes the next call of the verb, once. */
    trouble: (verb: WalletVerb, trouble: Trouble) => void troubles.push({ verb, trouble }),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
