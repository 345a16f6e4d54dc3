import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { CLOSING_MS, type ClosingObstacle } from '../../../src/api/contract/account/accountData.ts';
import type { Database } from '../../database/database.ts';
import {
  deposit,
  gameRound,
  member,
  memberAccount,
  paymentMethod,
  session,
  withdrawal,
} from '../../database/schema.ts';
import type { ServerDeps, Session } from '../../deps.ts';
import { writeMessage } from '../../member/inbox/writeMessage.ts';
import { blockOf } from '../../member/protection/blocks.ts';
import { balancesOf } from '../../money/ledger/balances.ts';
import { Refusal } from '../../refusal.ts';
import { lockMember } from '../recovery/passwordLink.ts';
import { keepAccount } from './memberAccount.ts';

type Deps = Pick<ServerDeps, 'config' | 'now'>;

/** Withdrawals that somebody still has to act on. */
const OPEN_WITHDRAWALS = [
  'requested',
  'approved',
  'paying',
  'awaiting',
  'partlyReceived',
  'notReceived',
  'disputed',
] as const;
const OPEN_DEPOSITS = ['starting', 'awaiting'] as const;

/** The smallest withdrawal, in 1/10,000 P: less is given up when an account closes. */
export async function smallestWithdrawal({ config }: Pick<ServerDeps, 'config'>, db: Database): Promise<number> {
  const [row] = await db
    .select({ least: sql<number | string | null>`min(${paymentMethod.minAmount})` })
    .from(paymentMethod)
    .where(
      and(
        eq(paymentMethod.merchantCode, config.merchant),
        eq(paymentMethod.direction, 'out'),
        eq(paymentMethod.enabled, true),
      ),
    );
  return Number(row?.least ?? 1);
}

/**
 * What keeps an account from closing. A break or exclusion does: it holds for the person, who could otherwise register
 * anew with the number that closing sets free.
 */
export async function closingObstacles(deps: Deps, db: Database, memberId: string): Promise<ClosingObstacle[]> {
  const money = [...(await balancesOf(db, memberId))].filter(([purse]) => !purse.startsWith('points'));
  const sum = money.reduce((total, [, balance]) => total + balance, 0);
  const anyIn = (count: number) => count > 0;
  const found: Readonly<Record<ClosingObstacle, boolean>> = {
    money: sum >= (await smallestWithdrawal(deps, db)),
    withdrawal: anyIn(
      await db.$count(
        withdrawal,
        and(eq(withdrawal.memberId, memberId), inArray(withdrawal.status, [...OPEN_WITHDRAWALS])),
      ),
    ),
    deposit: anyIn(
      await db.$count(deposit, and(eq(deposit.memberId, memberId), inArray(deposit.status, [...OPEN_DEPOSITS]))),
    ),
    round: anyIn(await db.$count(gameRound, and(eq(gameRound.memberId, memberId), eq(gameRound.state, 'open')))),
    line: anyIn(await db.$count(member, eq(member.uplineId, memberId))),
    break: (await blockOf(db, memberId, deps.now())) !== null,
  };
  return (Object.keys(found) as ClosingObstacle[]).filter((obstacle) => found[obstacle]);
}

/**
 * Lets the account close in seven days; every other session ends at once.
 * @throws {Refusal} ACCOUNT_IN_USE while something is still open.
 */
export async function askClosing(deps: ServerDeps, own: Session): Promise<number> {
  const closesAt = deps.now() + CLOSING_MS;
  await deps.db.transaction(async (db) => {
    await lockMember(db, own.memberId);
    if ((await closingObstacles(deps, db, own.memberId)).length > 0) throw new Refusal('ACCOUNT_IN_USE');
    await keepAccount(db, { memberId: own.memberId, merchantCode: deps.config.merchant }, { closesAt });
    await db
      .update(session)
      .set({ endedAt: deps.now(), endReason: 'revoked' })
      .where(and(eq(session.memberId, own.memberId), isNull(session.endedAt), ne(session.tokenHash, own.tokenHash)));
  });
  return closesAt;
}

/** Keeps an account that was to close, and tells its owner; nothing where it was not. */
export async function cancelClosing(
  db: Database,
  { merchantCode, memberId, at }: { readonly merchantCode: string; readonly memberId: string; readonly at: number },
): Promise<void> {
  const kept = await db
    .update(memberAccount)
    .set({ closesAt: null })
    .where(and(eq(memberAccount.memberId, memberId), isNotNull(memberAccount.closesAt)))
    .returning({ memberId: memberAccount.memberId });
  if (kept.length > 0) await writeMessage(db, { merchantCode, memberId, at, topic: 'closingCancelled' });
}
