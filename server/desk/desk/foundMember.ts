import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { LineMember } from '../../../src/api/contract/desk/deskLines.ts';
import { lineMember } from '../../agent/line/lineMember.ts';
import { bank, bankAccount, member, memberAccount } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { numberHash } from '../../money/bankAccount/sealNumber.ts';
import { Refusal } from '../../refusal.ts';
import { TRIAL } from '../../site/session/admit.ts';

type Deps = Pick<ServerDeps, 'db' | 'now' | 'config'>;

/** Members that are named beside the first. */
const MOST_OTHERS = 20;
/** A shorter number is no phone number and no account. */
const LEAST_DIGITS = 5;

/** A member by username, or else by id, phone number, email address or bank account. @throws {Refusal} ACCOUNT_UNKNOWN. */
export async function foundMember(deps: Deps, search: string): Promise<LineMember> {
  const [exact] = await membersWhere(deps, eq(member.username, search.toLowerCase()));
  const found = exact ? [exact] : await membersWhere(deps, await contactIs(deps, search));
  const [first, ...others] = found;
  if (first === undefined) throw new Refusal('ACCOUNT_UNKNOWN');
  return { ...(await lineMember(deps, first.username)), alsoFound: others.map(({ account }) => account) };
}

/** By username; no trials, no staff. */
const membersWhere = ({ db, config }: Deps, condition: SQL | undefined) =>
  db
    .select({ username: member.username, account: member.account })
    .from(member)
    .leftJoin(memberAccount, eq(memberAccount.memberId, member.id))
    .where(
      and(eq(member.merchantCode, config.merchant), eq(member.kind, 'member'), ne(member.isAgent, TRIAL), condition),
    )
    .orderBy(asc(member.username))
    .limit(MOST_OTHERS + 1);

async function contactIs(deps: Deps, search: string): Promise<SQL | undefined> {
  const email = search.toLowerCase();
  const digits = /^[\d\s()+.-]*$/.test(search) ? search.replace(/\D/g, '') : '';
  return or(
    eq(member.id, search),
    sql`lower(${member.email}) = ${email}`,
    eq(memberAccount.confirmedEmail, email),
    ...(digits.length < LEAST_DIGITS ? [] : [phoneIs(digits), await accountIs(deps, digits)]),
  );
}

/** National with or without its zero, or international with + or 00, with or without the zero in the middle. */
function phoneIs(digits: string): SQL {
  const national = digits.replace(/^0/, '');
  const international = digits.replace(/^00/, '');
  return sql`(${member.mobileNum} = ${national}
    or ${member.countryDialingCode} || ${member.mobileNum} = ${international}
    or ${member.countryDialingCode} || '0' || ${member.mobileNum} = ${international})`;
}

/** Numbers are sealed: the fingerprint at each bank is compared. */
async function accountIs({ db, config: { merchant } }: Deps, digits: string): Promise<SQL> {
  const banks = await db.select({ code: bank.code }).from(bank).where(eq(bank.merchantCode, merchant));
  const hashes = await Promise.all(banks.map(({ code }) => numberHash(db, code, digits)));
  if (hashes.length === 0) return sql`false`;
  return inArray(
    member.id,
    db.select({ id: bankAccount.memberId }).from(bankAccount).where(inArray(bankAccount.numberHash, hashes)),
  );
}
