import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { member } from '../database/schema.ts';
import { writeMessage } from '../inbox/writeMessage.ts';
import type { Contract } from './allowedActions.ts';

/** Tells the downline of an offer (MEMBER-17). */
export const tellOffered = (db: Database, contract: Contract, at: number): Promise<void> =>
  tell(db, contract, { at, topic: 'contractOffered', to: contract.downlineId, from: contract.uplineId });

/** Tells the upline what became of an offer. */
export const tellAnswered = (
  db: Database,
  contract: Contract,
  topic: 'contractAccepted' | 'contractDeclined',
  at: number,
): Promise<void> => tell(db, contract, { at, topic, to: contract.uplineId, from: contract.downlineId });

interface Telling {
  readonly at: number;
  readonly topic: 'contractOffered' | 'contractAccepted' | 'contractDeclined';
  readonly to: string;
  readonly from: string;
}

async function tell(db: Database, { merchantCode, id }: Contract, { at, topic, to, from }: Telling): Promise<void> {
  const [person] = await db.select({ name: member.account }).from(member).where(eq(member.id, from));
  const facts = { person: person?.name ?? '', number: id };
  await writeMessage(db, { merchantCode, memberId: to, at, topic, facts });
}
