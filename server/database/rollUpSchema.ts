import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MovementKind } from '../../src/api/contract/money/statement.ts';
import { amount, at } from './columns.ts';

const count = (name: string) => bigint(name, { mode: 'number' });

/** A member with everybody above, the member included at level 0; the database keeps it (decision record 047). */
export const lineMember = pgTable(
  'line_member',
  { aboveId: text('above_id').notNull(), memberId: text('member_id').notNull(), level: integer('level').notNull() },
  ({ aboveId, memberId, level }) => [
    primaryKey({ columns: [aboveId, memberId] }),
    index('line_member_member').on(memberId, aboveId, level),
  ],
);

/** What moved in main wallets, without stakes and payouts; the database adds one with each ledger movement (AGENT-10). */
export const walletMove = pgTable(
  'wallet_move',
  {
    movementId: text('movement_id').notNull(),
    line: integer('line').notNull(),
    memberId: text('member_id').notNull(),
    kind: text('kind').$type<MovementKind>().notNull(),
    amount: amount('amount').notNull(),
    balance: amount('balance').notNull(),
    at: at('at').notNull(),
    seq: count('seq').notNull(),
  },
  ({ movementId, line, memberId, at: when, seq }) => [
    primaryKey({ columns: [movementId, line] }),
    index('wallet_move_member').on(memberId, when, seq),
    index('wallet_move_at').on(when, memberId, seq),
  ],
);

/** Running totals of a member over everything before an instant, voided bets left out. */
export const memberSum = pgTable(
  'member_sum',
  {
    /** Beginning of a business day. */
    until: at('until').notNull(),
    memberId: text('member_id').notNull(),
    stake: amount('stake').notNull(),
    validBet: amount('valid_bet').notNull(),
    payout: amount('payout').notNull(),
    deposits: amount('deposits').notNull(),
    withdrawals: amount('withdrawals').notNull(),
    bonuses: amount('bonuses').notNull(),
  },
  ({ until, memberId }) => [primaryKey({ columns: [until, memberId] })],
);

/** Agents whose line is rolled up by day; all others are read live. */
export const largeLine = pgTable('large_line', { agentId: text('agent_id').primaryKey() });

/** Bets of a large line on a closed business day. */
export const lineDay = pgTable(
  'line_day',
  {
    agentId: text('agent_id').notNull(),
    day: at('day').notNull(),
    category: text('category').notNull(),
    vendor: text('vendor').notNull(),
    result: text('result').notNull(),
    bets: count('bets').notNull(),
    stake: amount('stake').notNull(),
    validBet: amount('valid_bet').notNull(),
    payout: amount('payout').notNull(),
  },
  ({ agentId, day, category, vendor, result }) => [primaryKey({ columns: [agentId, day, category, vendor, result] })],
);

/** Movements of a large line's main wallets on a closed business day. */
export const lineDayMove = pgTable(
  'line_day_move',
  {
    agentId: text('agent_id').notNull(),
    day: at('day').notNull(),
    kind: text('kind').notNull(),
    moves: count('moves').notNull(),
    credit: amount('credit').notNull(),
    debit: amount('debit').notNull(),
  },
  ({ agentId, day, kind }) => [primaryKey({ columns: [agentId, day, kind] })],
);

/** One row, locked by whoever changes a roll-up. */
export const rollUp = pgTable('roll_up', {
  id: integer('id').primaryKey(),
  /** What comes in for an instant before it is noted as late. */
  closingTo: at('closing_to').notNull(),
  /** Days before it are rolled up. */
  closedTo: at('closed_to').notNull(),
});

/** A member's closed day that changed. */
export const rollUpLate = pgTable('roll_up_late', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  memberId: text('member_id').notNull(),
  day: at('day').notNull(),
});
