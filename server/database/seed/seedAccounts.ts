import { eq } from 'drizzle-orm';
import type { ServerDeps } from '../../deps.ts';
import { grant } from '../../money/ledger/grant.ts';
import { member } from '../schema.ts';
import { type DemoAccount, demoAccounts, demoPassword, demoPaymentPassword } from './accounts.ts';

type SeedDeps = Pick<ServerDeps, 'config' | 'db' | 'now' | 'passwords' | 'paymentPasswords'>;

/** Adds missing demo accounts; existing ones stay as they are. */
export async function seedAccounts(deps: SeedDeps): Promise<void> {
  const { db, config } = deps;
  const own = await db
    .select({ username: member.username })
    .from(member)
    .where(eq(member.merchantCode, config.merchant));
  const present = new Set(own.map(({ username }) => username));
  const missing = demoAccounts.filter(({ username }) => !present.has(username));
  if (missing.length === 0) return;
  const hashOf = await hashesFor(deps, missing);
  await db.transaction(async (transaction) => {
    await transaction
      .insert(member)
      .values(missing.map((account) => rowOf(deps, account, hashOf)))
      .onConflictDoNothing();
    for (const { username, balance } of missing) {
      await grant(transaction, 'opening', {
        merchantCode: config.merchant,
        memberId: memberId(deps, username),
        amount: balance ?? 0,
        at: deps.now(),
      });
    }
  });
}

/** One hash per password: the passwords are public, so shared salts reveal nothing. */
async function hashesFor({ passwords, paymentPasswords }: SeedDeps, accounts: readonly DemoAccount[]) {
  const distinct = new Set([demoPassword, ...accounts.flatMap(({ password }) => password ?? [])]);
  const hashed = await Promise.all([...distinct].map(async (text) => [text, await passwords.hash(text)] as const));
  const hashes = new Map([...hashed, [demoPaymentPassword, await paymentPasswords.hash(demoPaymentPassword)]]);
  return (text: string): string => hashes.get(text) ?? '';
}

const memberId = ({ config }: SeedDeps, username: string): string => `${config.merchant}-${username}`;

function rowOf(deps: SeedDeps, account: DemoAccount, hashOf: (text: string) => string): typeof member.$inferInsert {
  const now = deps.now();
  const { username, nickname, isAgent, upline, mobileNum, passwordExpiresIn, lastLoginAgo } = account;
  return {
    id: memberId(deps, username),
    merchantCode: deps.config.merchant,
    username,
    account: username,
    nickname,
    kind: account.kind ?? 'member',
    isAgent,
    affiliateCode: account.affiliateCode ?? null,
    lineRate: account.lineRate ?? 0,
    uplineId: upline ? memberId(deps, upline) : null,
    passwordHash: hashOf(account.password ?? demoPassword),
    passwordExpiresAt: passwordExpiresIn === undefined ? null : now + passwordExpiresIn,
    paymentPasswordHash: account.hasPaymentPassword ? hashOf(demoPaymentPassword) : null,
    countryDialingCode: mobileNum === null ? null : '66',
    mobileNum,
    email: `${username}@example.test`,
    clubLabel: account.clubLabel ?? null,
    memberLabels: [...(account.memberLabels ?? [])],
    lastLoginAt: lastLoginAgo === null ? null : now - lastLoginAgo,
    createdAt: now - 120 * 24 * 60 * 60_000,
  };
}
