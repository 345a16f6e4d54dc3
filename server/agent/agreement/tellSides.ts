import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { member } from '../../database/schema.ts';
import { writeMessage } from '../../member/inbox/writeMessage.ts';
import type { Agreement } from './allowedActions.ts';

/** Tells the downline of an offer (MEMBER-17). */
export const tellOffered = (db: Database, agreement: Agreement, at: number): Promise<void> =>
  tell(db, agreement, { at, topic: 'contractOffered', to: agreement.downlineId, from: agreement.uplineId });

/** Tells the upline what became of an offer. */
export const tellAnswered = (
  db: Database,
  agreement: Agreement,
  topic: 'contractAccepted' | 'contractDeclined',
  at: number,
): Promise<void> => tell(db, agreement, { at, topic, to: agreement.uplineId, from: agreement.downlineId });

interface Telling {
  readonly at: number;
  readonly topic: 'contractOffered' | 'contractAccepted' | 'contractDeclined';
  readonly to: string;
  readonly from: string;
}

async function tell(db: Database, { merchantCode, id }: Agreement, { at, topic, to, from }: Telling): Promise<void> {
  const [person] = await db.select({ name: member.account }).from(member).where(eq(member.id, from));
  const facts = { person: person?.name ?? '', number: id };
  await writeMessage(db, { merchantCode, memberId: to, at, topic, facts });
}
