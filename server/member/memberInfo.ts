import { eq } from 'drizzle-orm';
import { isAgentValue, type MemberInfo } from '../../src/api/contract/member.ts';
import { member, session } from '../database/schema.ts';
import type { ServerDeps, Session } from '../deps.ts';
import { isAgentMember, TRIAL } from '../session/admit.ts';

/** MEMBER-22, 23. The login time is of the previous login. */
export async function memberInfo({ db }: ServerDeps, { tokenHash }: Session): Promise<MemberInfo> {
  const [row] = await db
    .select({ member, session })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(eq(session.tokenHash, tokenHash));
  if (!row) throw new Error('a live session has a member');
  const { id, account, username, nickname, isAgent, uplineId, clubLabel, memberLabels } = row.member;
  return {
    id,
    account,
    userName: username,
    nickname,
    type: isAgentMember(isAgent) ? 'agent' : isAgent === TRIAL ? 'trial' : 'member',
    isAgent: isAgentValue.parse(isAgent),
    toUpline: uplineId !== null,
    clubLabel: clubLabel === null ? null : { labelName: clubLabel },
    memberLabel: memberLabels.map((labelName) => ({ labelName })),
    lastLoginAt: row.session.previousLoginAt,
    passwordChangeRequired: row.session.passwordChangeRequired,
  };
}
