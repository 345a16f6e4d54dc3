import { createHash } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ValueOf } from '../../src/api/contract/endpoint.ts';
import type { qaContract } from '../../src/api/contract/qa.ts';
import { deposit, exchange, ledgerAccount, member, passwordLink, session, withdrawal } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { memberNamed } from './openSessionOf.ts';

/** The database rows of an account. @throws {Refusal} ACCOUNT_UNKNOWN. */
export async function accountRecords(
  deps: ServerDeps,
  username: string,
): Promise<ValueOf<(typeof qaContract)['account']>> {
  const { db } = deps;
  const id = await memberNamed(deps, username);
  const [credentials] = await db.select({ hash: member.passwordHash }).from(member).where(eq(member.id, id));
  const purses = await db.select().from(ledgerAccount).where(eq(ledgerAccount.memberId, id)).orderBy(ledgerAccount.id);
  const ofMember = eq(session.memberId, id);
  const linkOfMember = eq(passwordLink.memberId, id);
  return {
    openSessions: await db.$count(session, and(ofMember, isNull(session.endedAt))),
    endedSessions: await db.$count(session, and(ofMember, isNotNull(session.endedAt))),
    passwordMark: createHash('sha256')
      .update(credentials?.hash ?? '')
      .digest('hex'),
    passwordLinks: {
      open: await db.$count(passwordLink, and(linkOfMember, isNull(passwordLink.usedAt))),
      used: await db.$count(passwordLink, and(linkOfMember, isNotNull(passwordLink.usedAt))),
    },
    purses: Object.fromEntries(
      purses.map(({ purse, balance, entries }) => [purse, { balance: balance ?? 0, entries }]),
    ),
    made: {
      deposits: await db.$count(deposit, eq(deposit.memberId, id)),
      withdrawals: await db.$count(withdrawal, eq(withdrawal.memberId, id)),
      exchanges: await db.$count(exchange, eq(exchange.memberId, id)),
    },
  };
}
