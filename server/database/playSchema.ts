import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { WalletVerb } from '../../protocol/wallet.ts';
import { amount, at } from './columns.ts';

/** A launched game (decision G1): the token that opens it once, and the session that a provider plays in. */
export const gameSession = pgTable(
  'game_session',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    memberId: text('member_id').notNull(),
    gameId: text('game_id').notNull(),
    vendor: text('vendor').notNull(),
    /** Code of the provider that runs the game. */
    provider: text('provider').notNull(),
    tokenHash: text('token_hash').notNull(),
    tokenExpiresAt: at('token_expires_at').notNull(),
    /** Null until the provider has exchanged the token. */
    tokenUsedAt: at('token_used_at'),
    /** Token hash of the login session: the game ends with it. */
    loginHash: text('login_hash').notNull(),
    /** Of a trial account: plays in the trial book. */
    demo: boolean('demo').notNull(),
    language: text('language', { enum: ['TH', 'EN'] }).notNull(),
    openedAt: at('opened_at').notNull(),
    /** Last call of the provider that a player caused. */
    lastAt: at('last_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    index('game_session_member').on(table.memberId, table.openedAt),
    index('game_session_login').on(table.loginHash),
  ],
);

/** A round of a game. Amounts in 1/10,000 P. */
export const gameRound = pgTable(
  'game_round',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    provider: text('provider').notNull(),
    /** The provider's reference. */
    roundRef: text('round_ref').notNull(),
    sessionId: text('session_id').notNull(),
    memberId: text('member_id').notNull(),
    gameId: text('game_id').notNull(),
    vendor: text('vendor').notNull(),
    category: text('category').notNull(),
    demo: boolean('demo').notNull(),
    state: text('state', { enum: ['open', 'settled', 'cancelled'] }).notNull(),
    /** Bets that were not taken back. */
    stake: amount('stake').notNull().default(0),
    payout: amount('payout').notNull().default(0),
    /** The part of the payout that came from pots. */
    jackpot: amount('jackpot').notNull().default(0),
    /** Null until a settlement names it (decision M11). */
    validBet: amount('valid_bet'),
    /** What an un-settlement could not take from the balance; later payouts of the round pay it first. */
    receivable: amount('receivable').notNull().default(0),
    /** The bet of the current settlement. */
    betId: text('bet_id'),
    /** Number of settlements so far; each has a bet of its own. */
    settlements: integer('settlements').notNull().default(0),
    /** Transaction of the un-settlement that can still be taken back. */
    unsettledBy: text('unsettled_by'),
    openedAt: at('opened_at').notNull(),
    settledAt: at('settled_at'),
    voidReason: text('void_reason'),
    /** When the provider was last asked about the open round. */
    askedAt: at('asked_at').notNull(),
    /** The deal, issue or hand that several players bet on. */
    drawRef: text('draw_ref'),
  },
  (table) => [
    uniqueIndex('game_round_ref').on(table.merchantCode, table.provider, table.roundRef),
    index('game_round_member').on(table.memberId, table.openedAt),
    index('game_round_session').on(table.sessionId),
    index('game_round_draw').on(table.merchantCode, table.settledAt).where(sql`${table.drawRef} is not null`),
  ],
);

/** Of a jackpot, in 1/10,000 P. */
export interface Share {
  readonly id: string;
  readonly amount: number;
}

/** Decision G3: a transaction id of a provider, and the first answer to it. */
export const walletTransaction = pgTable(
  'wallet_transaction',
  {
    merchantCode: text('merchant_code').notNull(),
    provider: text('provider').notNull(),
    transactionId: text('transaction_id').notNull(),
    verb: text('verb').$type<WalletVerb>().notNull(),
    sessionId: text('session_id').notNull(),
    /** Null for a payment outside a round. */
    roundRef: text('round_ref'),
    bodyHash: text('body_hash').notNull(),
    amount: amount('amount').notNull(),
    /** `parked`: a win before its bet. `tombstone`: a bet cancelled before it came. `refused`: it took nothing. */
    state: text('state', { enum: ['done', 'parked', 'tombstone', 'refused'] }).notNull(),
    /** Without the balance, which is today's. */
    answer: jsonb('answer').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** What a bet put into pots, or the pot that a win took. */
    jackpots: jsonb('jackpots').$type<readonly Share[]>(),
    /** When a bet was taken back. */
    cancelledAt: at('cancelled_at'),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.provider, table.transactionId] }),
    index('wallet_transaction_round').on(table.merchantCode, table.provider, table.roundRef),
    index('wallet_transaction_promo')
      .on(table.merchantCode, table.provider, table.at)
      .where(sql`${table.verb} = 'promoWin'`),
  ],
);
