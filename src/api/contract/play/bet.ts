import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant, languageCode, money } from '../fields.ts';
import { movementKind } from '../money/statement.ts';
import { csvFile, dateRange, paged, pageQuery } from '../paging.ts';
import { gameCategory } from './game.ts';

/** The categories of games in which bets are placed (GAME-01…11). */
export const betCategory = z.enum([...gameCategory.options, 'SLOT', 'LOTTERY']);

/** Settled bets are won, lost or even; a voided one counts for nothing. */
export const settledResult = z.enum(['won', 'lost', 'even', 'voided']);
/** An open one is not settled yet. */
export const betResult = z.enum([...settledResult.options, 'open']);
export type BetResult = z.infer<typeof betResult>;

export const betRow = z.object({
  id: z.string(),
  placedAt: instant,
  settledAt: instant,
  /** The name of the vendor. */
  vendor: z.string(),
  category: betCategory,
  /** Name of the game; null for a bet that a vendor with its own wallet reported. */
  game: z.nullable(z.string()),
  /** The vendor's reference of the round. */
  round: z.string(),
  stake: money,
  validBet: money,
  payout: money,
  result: betResult,
});
export type BetRow = z.infer<typeof betRow>;

/** A round that is not settled: its stake is out of the balance and no bet yet. */
const openRound = z.object({
  roundId: z.string(),
  openedAt: instant,
  vendor: z.string(),
  category: betCategory,
  game: z.string(),
  gameId: z.string(),
  stake: money,
  payout: money,
});
export type OpenRound = z.infer<typeof openRound>;

const roundDetail = z.object({
  ...openRound.shape,
  /** Code of the provider; `roundId` is its reference. */
  provider: z.string(),
  state: z.enum(['open', 'settled', 'cancelled']),
  validBet: z.nullable(money),
  settledAt: z.nullable(instant),
  /** Why the round was cancelled or opened again. */
  voidReason: z.nullable(z.string()),
  demo: z.boolean(),
  /** What the provider asked for, the oldest first. */
  transactions: z.array(
    z.object({
      transactionId: z.string(),
      kind: z.string(),
      amount: money,
      state: z.enum(['done', 'parked', 'tombstone', 'refused']),
      at: instant,
    }),
  ),
  /** The member's ledger rows, the oldest first. */
  ledger: z.array(
    z.object({ id: z.string(), at: instant, kind: movementKind, amount: money, balance: money, wallet: z.string() }),
  ),
  /** Pages of the provider; null without one. */
  checkUrl: z.nullable(z.string()),
  replayUrl: z.nullable(z.string()),
});
export type RoundDetail = z.infer<typeof roundDetail>;

/** Which bets; `result` open are open rounds, whenever they were opened. */
const wanted = {
  ...dateRange,
  category: z.enum(['all', ...betCategory.options]),
  result: z.enum(['all', ...betResult.options]),
  language: languageCode,
};

export const betContract = {
  list: defineEndpoint({
    id: 'bet.list',
    method: 'GET',
    path: '/wps/ext/v1/bets',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: z.object({ ...wanted, ...pageQuery }),
    /**
     * Bets by the time of settlement, the newest first; the sums leave voided bets out. `result` open lists open rounds
     * instead, whenever they were opened, with that as `settledAt`. `open` counts them, whatever is listed.
     */
    value: paged(betRow, { stake: money, validBet: money, payout: money, open: z.int() }),
    refusals: [],
    spec: 'assumed: the betting record (MEMBER-10, WALLET-04, ROLE-10)',
  }),
  file: defineEndpoint({
    id: 'bet.file',
    method: 'GET',
    path: '/wps/ext/v1/bets/file',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: z.object(wanted),
    value: csvFile,
    refusals: [],
    spec: 'assumed: export of the betting record (MEMBER-10)',
  }),
  open: defineEndpoint({
    id: 'bet.open',
    method: 'GET',
    path: '/wps/ext/v1/bets/open',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: z.object({ language: languageCode }),
    /** The newest first, at most 100. */
    value: z.object({ list: z.array(openRound) }),
    refusals: [],
    spec: 'assumed: open rounds of the betting record (decision G3)',
  }),
  round: defineEndpoint({
    id: 'bet.round',
    method: 'GET',
    path: '/wps/ext/v1/bets/round',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    /** The provider's reference of the round, or the id of its bet in the list. */
    request: z.object({ roundId: z.string().check(z.minLength(1), z.maxLength(64)), language: languageCode }),
    value: roundDetail,
    refusals: ['NOT_FOUND'],
    spec: 'assumed: one round of the betting record (decision G3)',
  }),
};
