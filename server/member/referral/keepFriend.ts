import type { NewAccount } from '../../account/registration/newAccount.ts';
import type { Database } from '../../database/database.ts';
import { referral } from '../../database/schema.ts';
import { keepTrace } from './traces.ts';

/** Keeps who invited a new member, in the transaction that opens the account. */
export async function keepFriend(db: Database, { member, friendOf }: NewAccount, at: number): Promise<void> {
  if (friendOf === null) return;
  const { inviterId, trace } = friendOf;
  await db.insert(referral).values({ friendId: member.id, merchantCode: member.merchantCode, inviterId, joinedAt: at });
  await keepTrace(db, member.id, trace, at);
}
