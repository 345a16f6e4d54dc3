import { and, eq } from 'drizzle-orm';
import type { RefusalCode } from '../../src/api/contract/refusal.ts';
import { member, memberProfile } from '../database/schema.ts';
import { type Database, Refusal, type ServerDeps } from '../deps.ts';
import { grant } from '../ledger/grant.ts';
import { openSession } from '../session/openSession.ts';
import { isNumber } from '../verification/mobile.ts';
import type { NewAccount } from './newAccount.ts';
import type { NumberProof } from './numberProof.ts';

/**
 * Proof, account, wallet and first session as one transaction: of many that come at once with one proof or one name, one
 * makes an account. A wrong code has cost its try; where only the name was taken, the proof stays good.
 * @returns the token of the session (REG-13)
 * @throws {Refusal} USERNAME_TAKEN, and what the proof is refused with, also for a number that has an account.
 */
export async function openAccount(
  { db, now }: Pick<ServerDeps, 'db' | 'now'>,
  account: NewAccount,
  proof: NumberProof | null,
  bonus: number,
): Promise<string> {
  const opened = await db.transaction(
    async (tx): Promise<{ readonly token: string } | { readonly refusal: RefusalCode }> => {
      const refusal = proof && (await proof.use(tx));
      if (refusal) return { refusal };
      if (!(await insertMember(tx, account.member))) {
        if (proof && (isOwnNumber(account.member) || (await isNumberTaken(tx, account.member)))) {
          return { refusal: proof.wrong };
        }
        throw new Refusal('USERNAME_TAKEN');
      }
      await tx.insert(memberProfile).values(account.profile);
      const { merchantCode, id: memberId } = account.member;
      await grant(tx, 'bonus', { merchantCode, memberId, amount: bonus, at: now() });
      return openSession(
        { db: tx, now },
        { memberId: account.member.id, shownHash: null, passwordChangeRequired: false },
      );
    },
  );
  if ('refusal' in opened) throw new Refusal(opened.refusal);
  return opened.token;
}

type MemberRow = NewAccount['member'];

const isOwnNumber = ({ username, countryDialingCode, mobileNum }: MemberRow) =>
  username === `${countryDialingCode}${mobileNum}`;

/** False when name or number belong to somebody. A name that is a number is kept for its holder (REG-18). */
async function insertMember(db: Database, row: MemberRow): Promise<boolean> {
  if (isNumber(row.username) && !isOwnNumber(row)) return false;
  const inserted = await db.insert(member).values(row).onConflictDoNothing().returning({ id: member.id });
  return inserted.length === 1;
}

async function isNumberTaken(db: Database, row: MemberRow): Promise<boolean> {
  const { merchantCode, countryDialingCode, mobileNum } = row;
  if (!countryDialingCode || !mobileNum) return false;
  const [holder] = await db
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        eq(member.merchantCode, merchantCode),
        eq(member.countryDialingCode, countryDialingCode),
        eq(member.mobileNum, mobileNum),
      ),
    );
  return holder !== undefined;
}
