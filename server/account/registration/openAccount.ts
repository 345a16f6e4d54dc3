import { and, eq } from 'drizzle-orm';
import type { RefusalCode } from '../../../src/api/contract/refusal.ts';
import { keepLinkUse } from '../../agent/registerCentre/linkByCode.ts';
import type { Database } from '../../database/database.ts';
import { member, memberProfile } from '../../database/schema.ts';
import type { Caller, ServerDeps } from '../../deps.ts';
import { keepFriend } from '../../member/referral/keepFriend.ts';
import { grant } from '../../money/ledger/grant.ts';
import { Refusal } from '../../refusal.ts';
import { openSession } from '../../site/session/openSession.ts';
import { claimNickname } from '../names/claimNickname.ts';
import { isNumber } from '../verification/mobile.ts';
import type { NewAccount } from './newAccount.ts';
import type { MobileProof } from './numberProof.ts';

/**
 * Consumes the proof and creates account, wallet and first session in one transaction, so that concurrent requests
 * create one account. A wrong code costs a try; a taken name leaves the proof valid.
 * @returns the session token (REG-13)
 * @throws {Refusal} USERNAME_TAKEN, NICKNAME_TAKEN; INVITATION_CODE_ERROR for a link switched off meanwhile; the proof's refusal, also for
 * a number that has an account.
 */
export async function openAccount(
  { db, now, config }: Pick<ServerDeps, 'db' | 'now' | 'config'>,
  account: NewAccount,
  proof: MobileProof | null,
  bonus: number,
  caller: Caller,
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
      if (account.isNicknameChosen) await claimNickname({ config, now }, tx, account.member);
      await tx.insert(memberProfile).values(account.profile);
      await keepFriend(tx, account, now());
      const { linkId } = account;
      if (linkId !== null) await keepLinkUse(tx, { memberId: account.member.id, linkId, at: now() });
      const { merchantCode, id: memberId } = account.member;
      await grant(tx, 'bonus', { merchantCode, memberId, amount: bonus, at: now() });
      return openSession(
        { db: tx, now },
        {
          ...{ memberId: account.member.id, shownHash: null, passwordChangeRequired: false },
          openedBy: 'registration',
          caller,
        },
      );
    },
  );
  if ('refusal' in opened) throw new Refusal(opened.refusal);
  return opened.token;
}

type MemberRow = NewAccount['member'];

const isOwnNumber = ({ username, countryDialingCode, mobileNum }: MemberRow) =>
  username === `${countryDialingCode}${mobileNum}`;

/** False when name or number is taken. A name that is a mobile number is reserved for its owner (REG-18). */
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
