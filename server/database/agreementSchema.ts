import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type {
  AgreementChange,
  AgreementKind,
  AgreementStatus,
  PayPeriod,
  Tier,
} from '../../src/api/contract/agent/agreement.ts';
import type { BillStatus } from '../../src/api/contract/agent/bill.ts';
import { amount, at } from './columns.ts';

/** A settled bet, whose only possible change is a void; or the stake of a cancelled round, void from the start. */
export const bet = pgTable('bet', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  vendor: text('vendor').notNull(),
  /** The vendor's request id. */
  requestId: text('request_id').notNull(),
  category: text('category').notNull(),
  /** Null for bets that vendors with their own wallet report. */
  gameId: text('game_id'),
  round: text('round').notNull(),
  stake: amount('stake').notNull(),
  /** The valid bet (decision M11). */
  validBet: amount('valid_bet').notNull(),
  payout: amount('payout').notNull(),
  placedAt: at('placed_at').notNull(),
  /** Time of recording; decides the period. */
  settledAt: at('settled_at').notNull(),
  voidedAt: at('voided_at'),
  /** Null for trials, and for bets from before points existed. */
  givesPoints: boolean('gives_points').notNull().default(false),
});

/** Counts and sums of settled bets by member and hour; the database keeps them with every bet and every void. */
export const betHour = pgTable(
  'bet_hour',
  {
    memberId: text('member_id').notNull(),
    /** Its first millisecond. */
    hour: at('hour').notNull(),
    category: text('category').notNull(),
    vendor: text('vendor').notNull(),
    result: text('result').$type<'won' | 'lost' | 'even' | 'voided'>().notNull(),
    bets: amount('bets').notNull(),
    stake: amount('stake').notNull(),
    validBet: amount('valid_bet').notNull(),
    payout: amount('payout').notNull(),
  },
  ({ memberId, hour, category, vendor, result }) => [
    primaryKey({ columns: [memberId, hour, category, vendor, result] }),
  ],
);

/** Decisions M7, M8. */
export const agentAgreement = pgTable('contract', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  kind: text('kind').$type<AgreementKind>().notNull(),
  uplineId: text('upline_id').notNull(),
  downlineId: text('downline_id').notNull(),
  version: integer('version').notNull(),
  tiers: jsonb('tiers').$type<readonly Tier[]>().notNull(),
  highestRate: integer('highest_rate').notNull(),
  period: text('period').$type<PayPeriod>().notNull(),
  status: text('status').$type<AgreementStatus>().notNull(),
  /** Who requested the termination; null if nobody. */
  terminationBy: text('termination_by'),
  remark: text('remark').notNull().default(''),
  offeredAt: at('offered_at').notNull(),
  agreedAt: at('agreed_at'),
  /** Period boundaries of validity; before agreement, as offered. */
  startsAt: at('starts_at'),
  endsAt: at('ends_at'),
});

/** History of agreements; append-only. */
export const agreementChange = pgTable(
  'contract_change',
  {
    agreementId: text('contract_id').notNull(),
    seq: integer('seq').notNull(),
    at: at('at').notNull(),
    byId: text('by_id'),
    what: text('what').$type<AgreementChange>().notNull(),
    status: text('status').$type<AgreementStatus>().notNull(),
    becauseOf: text('because_of'),
  },
  (table) => [primaryKey({ columns: [table.agreementId, table.seq] })],
);

/** Decision M9. */
export const bill = pgTable('bill', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  agreementId: text('contract_id').notNull(),
  kind: text('kind').$type<AgreementKind>().notNull(),
  uplineId: text('upline_id').notNull(),
  downlineId: text('downline_id').notNull(),
  /** The payer's depth in the tree. */
  level: integer('level').notNull(),
  fromAt: at('from_at').notNull(),
  toAt: at('to_at').notNull(),
  /** Start of the pay period, from which conditions are counted. */
  countedFrom: at('counted_from').notNull(),
  activeMembers: integer('active_members').notNull(),
  validBet: amount('valid_bet').notNull(),
  loss: amount('loss').notNull(),
  countedValidBet: amount('counted_valid_bet').notNull(),
  countedLoss: amount('counted_loss').notNull(),
  carriedIn: amount('carried_in').notNull(),
  tier: jsonb('tier').$type<Tier>(),
  base: amount('base').notNull(),
  rate: integer('rate').notNull(),
  share: amount('share').notNull(),
  voided: amount('voided').notNull(),
  owedBefore: amount('owed_before').notNull(),
  owedAfter: amount('owed_after').notNull(),
  due: amount('due').notNull(),
  paid: amount('paid').notNull(),
  status: text('status').$type<BillStatus>().notNull(),
  remark: text('remark').notNull().default(''),
  issuedAt: at('issued_at').notNull(),
  changedAt: at('changed_at').notNull(),
});

/** A settled period of a kind of agreement. */
export const settlement = pgTable(
  'settlement',
  {
    merchantCode: text('merchant_code').notNull(),
    kind: text('kind').$type<AgreementKind>().notNull(),
    period: text('period').$type<PayPeriod>().notNull(),
    fromAt: at('from_at').notNull(),
    toAt: at('to_at').notNull(),
    settledAt: at('settled_at').notNull(),
    bills: integer('bills').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.kind, table.period, table.fromAt] })],
);
