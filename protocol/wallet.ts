import * as z from 'zod/mini';

/**
 * The seamless wallet protocol between a game provider and this site: HTTP POST with a JSON body to
 * `/wallet/v1/<verb>`. The provider asks, the site answers. Amounts are integers in 1/10,000 P; a remainder is refused
 * (`AMOUNT_INVALID`), never rounded. Times are ms since 1970, UTC.
 *
 * Every request is signed with Ed25519 over `<x-timestamp>.<verb>.<raw body>`:
 *
 * | Header | Meaning |
 * |---|---|
 * | `x-provider` | code of the provider |
 * | `x-key-id` | which of its keys signs; several are valid at a time, so keys rotate |
 * | `x-timestamp` | ms; more than 5 minutes from the site's clock is refused |
 * | `x-signature` | base64 of the signature |
 *
 * Calls that move money are idempotent by `transactionId`: the same id with the same body gets the first answer again
 * (with today's balance); with another body it is `DUPLICATE_DIFFERS`. A call without an answer is repeated with the
 * same id until it has one (decision G3).
 */
export const PROTOCOL_VERSION = 1;
export const WALLET_PATH = '/wallet/v1';
/** Greatest difference between `x-timestamp` and the site's clock, ms. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;

export const HEADERS = {
  provider: 'x-provider',
  keyId: 'x-key-id',
  timestamp: 'x-timestamp',
  signature: 'x-signature',
} as const;

/** What is signed. */
export const signedText = (timestamp: string, verb: WalletVerb, rawBody: string): string =>
  `${timestamp}.${verb}.${rawBody}`;

const id = z.string().check(z.regex(/^[\x21-\x7e]{1,64}$/));
/** Above zero, in 1/10,000 P. */
const stake = z.int().check(z.minimum(1), z.maximum(1_000_000_000_000));
/** Zero or more, in 1/10,000 P. */
const payout = z.int().check(z.minimum(0), z.maximum(1_000_000_000_000));
const instant = z.int();

/** Parts of a stake that go into jackpot pots, in 1/10,000 P; together at most `MOST_CONTRIBUTED` of it. */
const contributions = z.array(z.object({ id, contribution: stake })).check(z.minLength(1), z.maxLength(8));
export const MOST_CONTRIBUTED = 0.05;

/** Of every call within a game session. `session` comes from the `session` verb. */
const inSession = { session: id, gameId: id, roundId: id };

export const walletRequests = {
  /** Exchanges the one-time launch token (60 s, once) for a session. */
  session: z.object({ token: id }),
  balance: z.object({ session: id }),
  /**
   * Takes the stake. The session must be alive. A round may have several bets. What it contributes to jackpots goes from
   * the house into their pots, and comes back when the bet is cancelled.
   */
  bet: z.object({
    ...inSession,
    transactionId: id,
    amount: stake,
    /** The deal, issue or hand that several players bet on: who bets against whom is read from it. */
    draw: z.optional(id),
    jackpots: z.optional(contributions),
    at: instant,
  }),
  /**
   * Pays. Accepted after the session has ended. A win before its bet is parked (`PARKED`) and paid with the bet. With
   * `final` the round is finished by it, with its `validBet` as in `finishRound`.
   */
  win: z.object({
    ...inSession,
    transactionId: id,
    amount: payout,
    at: instant,
    final: z.boolean(),
    validBet: z.optional(payout),
  }),
  /** Stake and payout of a complete round in one transaction; finishes it. `validBet` as in `finishRound`. */
  betWin: z.object({ ...inSession, transactionId: id, stake, payout, at: instant, validBet: z.optional(payout) }),
  /**
   * Pays the whole pot of a jackpot, down to 0.01 P, into an open round that has contributed to it, and seeds the pot anew. The wallet
   * decides the amount: of two wins at the same time, the second gets the new seed. A round wins a jackpot once
   * (`JACKPOT_WON`) and stays open; from then on it is neither cancelled nor un-settled.
   */
  jackpotWin: z.object({ ...inSession, transactionId: id, jackpot: id, at: instant }),
  /**
   * No more wins will follow: the round is settled. `validBet` is what its bets risked, at most the stake, and the whole
   * of it where it is left out. A game in which a player can bet on both sides sends the lower of stake and
   * |payout − stake|, over all bets of the player on one draw; 0 marks a bet on both sides. The site weighs it by the
   * class of game.
   */
  finishRound: z.object({ ...inSession, transactionId: id, validBet: z.optional(payout), at: instant }),
  roundInfo: z.object({ roundId: id }),
  /**
   * Takes a bet back and returns the stake. Accepted after the session has ended. Before its bet it leaves a tombstone:
   * a later bet with that id is refused (`BET_CANCELLED`).
   */
  cancelBet: z.object({
    ...inSession,
    transactionId: id,
    betTransactionId: id,
    reason: z.string().check(z.minLength(1), z.maxLength(120)),
    at: instant,
  }),
  /** Opens a settled round again: its payout is taken back, what the balance lacks becomes a receivable. */
  unsettle: z.object({ ...inSession, transactionId: id, reason: z.string().check(z.maxLength(120)), at: instant }),
  /** Takes an un-settlement back: the round is settled as before. */
  cancelUnsettle: z.object({ ...inSession, transactionId: id, unsettleTransactionId: id, at: instant }),
  /** What the jackpots would pay now; demo sessions have pots of their own. */
  jackpots: z.object({ session: id }),
  /** A payment outside a round, without turnover; up to a daily limit of the provider (`LIMIT_REACHED`). */
  promoWin: z.object({ session: id, transactionId: id, amount: stake, campaign: id, at: instant }),
} as const;

export type WalletVerb = keyof typeof walletRequests;
export type WalletRequest<V extends WalletVerb> = z.infer<(typeof walletRequests)[V]>;

export const walletErrors = [
  /** 400, 401: the body is unreadable; the signature, key or time is wrong. */
  'BAD_REQUEST',
  'SIGNATURE_INVALID',
  'KEY_UNKNOWN',
  'CLOCK_OFF',
  'AMOUNT_INVALID',
  /** The launch token is used, expired or unknown. */
  'TOKEN_INVALID',
  /** The session has ended: no more bets. */
  'SESSION_ENDED',
  'GAME_UNKNOWN',
  /** The balance is below the stake; nothing was taken. */
  'INSUFFICIENT_FUNDS',
  /** A stake, loss or session limit of the player, or the daily limit of promotions; nothing was moved. */
  'LIMIT_REACHED',
  /** The player has excluded themselves, or the account is closed; nothing was taken. */
  'PLAYER_BLOCKED',
  'ROUND_UNKNOWN',
  /** The round is settled or cancelled already. */
  'ROUND_CLOSED',
  'BET_UNKNOWN',
  'BET_CANCELLED',
  /** The provider has no such jackpot, or no bet of the round has contributed to it. */
  'JACKPOT_UNKNOWN',
  /** The round has won this jackpot already. */
  'JACKPOT_WON',
  'DUPLICATE_DIFFERS',
  /** Try again with the same transaction id. */
  'UNAVAILABLE',
] as const;
export type WalletErrorCode = (typeof walletErrors)[number];

export const roundState = z.enum(['open', 'settled', 'cancelled']);

const ok = { status: z.literal('OK'), balance: z.int() };

export const walletAnswers = {
  session: z.object({
    ...ok,
    session: id,
    /** Pseudonym: differs between providers. */
    player: id,
    gameId: id,
    gameName: z.string(),
    vendor: z.string(),
    /** Demo sessions (trial accounts) play with the same odds. */
    demo: z.boolean(),
    currency: z.literal('P'),
    language: z.enum(['TH', 'EN']),
    minStake: z.int(),
    maxStake: z.int(),
    /** End of the session without activity, ms. */
    expiresAt: instant,
  }),
  balance: z.object(ok),
  bet: z.object(ok),
  win: z.object({ ...ok, outcome: z.enum(['PAID', 'PARKED']) }),
  betWin: z.object(ok),
  jackpotWin: z.object({ ...ok, amount: payout }),
  jackpots: z.object({ ...ok, jackpots: z.array(z.object({ id, pot: payout, seed: payout })) }),
  finishRound: z.object(ok),
  roundInfo: z.object({
    ...ok,
    roundId: id,
    state: roundState,
    stake: payout,
    payout,
    transactions: z.array(z.object({ transactionId: id, kind: z.string(), amount: z.int(), at: instant })),
  }),
  cancelBet: z.object({ ...ok, outcome: z.enum(['RETURNED', 'TOMBSTONE']) }),
  unsettle: z.object({ ...ok, receivable: payout }),
  cancelUnsettle: z.object(ok),
  promoWin: z.object(ok),
} as const;
export type WalletAnswer<V extends WalletVerb> = z.infer<(typeof walletAnswers)[V]>;

/** `balance` comes with `INSUFFICIENT_FUNDS` and `LIMIT_REACHED`. */
export const walletError = z.object({
  status: z.literal('ERROR'),
  code: z.enum(walletErrors),
  message: z.string(),
  balance: z.optional(z.int()),
});
