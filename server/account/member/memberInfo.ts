import { eq } from 'drizzle-orm';
import { isAgentValue, type MemberInfo } from '../../../src/api/contract/account/member.ts';
import { member, memberAccount, session } from '../../database/schema.ts';
import type { ServerDeps, Session } from '../../deps.ts';
import { currentLevel } from '../../member/vip/vipStanding.ts';
import { isAgentMember, TRIAL } from '../../site/session/admit.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { iconOf } from '../account/profile.ts';

/** MEMBER-22, 23: the first label is the VIP level. The login time is of the previous login. */
export async function memberInfo(deps: ServerDeps, { tokenHash }: Session): Promise<MemberInfo> {
  const { db, now } = deps;
  const [row] = await db
    .select({ member, session, account: memberAccount })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .leftJoin(memberAccount, eq(memberAccount.memberId, member.id))
    .where(eq(session.tokenHash, tokenHash));
  if (!row) throw new Error('a live session has a member');
  const { id, account, username, nickname, isAgent, uplineId, memberLabels } = row.member;
  const { vip } = (await merchantOf(deps)).settings;
  const level = isAgent === TRIAL ? null : `VIP ${(await currentLevel(db, id, { at: now(), vip })).level}`;
  return {
    id,
    account,
    userName: username,
    nickname,
    type: isAgentMember(isAgent) ? 'agent' : isAgent === TRIAL ? 'trial' : 'member',
    isAgent: isAgentValue.parse(isAgent),
    toUpline: uplineId !== null,
    clubLabel: level === null ? null : { labelName: level },
    memberLabel: [...(level === null ? [] : [level]), ...memberLabels].map((labelName) => ({ labelName })),
    ...(row.account?.drawnIcon || row.account?.pictureId ? { icon: iconOf(row.account) } : {}),
    lastLoginAt: row.session.previousLoginAt,
    passwordChangeRequired: row.session.passwordChangeRequired,
  };
}
