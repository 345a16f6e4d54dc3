import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { member, nicknameClaim, operator } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { maskPlayer } from '../../public/home/maskPlayer.ts';
import { Refusal } from '../../refusal.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { isReserved } from './reservedNames.ts';
import { skeletonOf } from './skeleton.ts';

type Deps = Pick<ServerDeps, 'config' | 'now'>;

interface Named {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
}

/**
 * Gives a nickname to a member, for this member alone. One's own username needs no claim: others see it masked.
 * @throws {Refusal} NICKNAME_TAKEN for one that is reserved, or looks like a username or nickname of somebody else.
 */
export async function claimNickname(deps: Deps, db: Database, { id, account, nickname }: Named): Promise<void> {
  await db.delete(nicknameClaim).where(eq(nicknameClaim.memberId, id));
  const skeleton = skeletonOf(nickname);
  if (skeleton === skeletonOf(account)) return;
  const merchantCode = deps.config.merchant;
  if (isReserved(nickname, await ownNames(deps, db)) || (await isUsername(db, { id, merchantCode, skeleton })))
    throw new Refusal('NICKNAME_TAKEN');
  if (!(await keepClaim(db, { merchantCode, skeleton, memberId: id }))) throw new Refusal('NICKNAME_TAKEN');
}

/** Claims the nicknames from before there were claims: once, the oldest member first. */
export async function claimOldNicknames({ db, ...deps }: Deps & Pick<ServerDeps, 'db'>): Promise<void> {
  const merchantCode = deps.config.merchant;
  await db.transaction(async (tx) => {
    if ((await tx.$count(nicknameClaim, eq(nicknameClaim.merchantCode, merchantCode))) > 0) return;
    const own = await ownNames(deps, tx);
    const named = await tx
      .select({ id: member.id, account: member.account, nickname: member.nickname })
      .from(member)
      .where(
        and(
          ...[eq(member.merchantCode, merchantCode), eq(member.kind, 'member'), ne(member.nickname, '')],
          ne(sql`lower(${member.nickname})`, sql`lower(${member.account})`),
        ),
      )
      .orderBy(asc(member.createdAt), asc(member.id));
    for (const { id, account, nickname } of named) {
      const skeleton = skeletonOf(nickname);
      const isNone = skeleton === skeletonOf(account) || nickname === maskPlayer(account);
      if (isNone || isReserved(nickname, own) || (await isUsername(tx, { id, merchantCode, skeleton }))) continue;
      await keepClaim(tx, { merchantCode, skeleton, memberId: id });
    }
  });
}

async function keepClaim(db: Database, claim: typeof nicknameClaim.$inferInsert): Promise<boolean> {
  return (await db.insert(nicknameClaim).values(claim).onConflictDoNothing().returning()).length === 1;
}

/** Whether somebody else's username looks like that. */
async function isUsername(
  db: Database,
  { id, merchantCode, skeleton }: { readonly id: string; readonly merchantCode: string; readonly skeleton: string },
): Promise<boolean> {
  const looksLikeIt = eq(sql`username_skeleton(${member.username})`, skeleton);
  const [other] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.merchantCode, merchantCode), looksLikeIt, ne(member.id, id)))
    .limit(1);
  return other !== undefined;
}

/** Of the brand and its operators. */
async function ownNames(deps: Deps, db: Database): Promise<string[]> {
  const { brandName, code } = await merchantOf({ ...deps, db });
  const operators = await db.select({ name: operator.name }).from(operator).where(eq(operator.merchantCode, code));
  return [brandName, deps.config.brand, code, ...operators.map(({ name }) => name)];
}
