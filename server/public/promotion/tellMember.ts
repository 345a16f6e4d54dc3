import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { StoredFacts } from '../../database/inboxSchema.ts';
import { promotion } from '../../database/schema.ts';
import { writeMessage } from '../../member/inbox/writeMessage.ts';
import type { ClaimRow } from './claims.ts';

type Topic = Extract<Parameters<typeof writeMessage>[1]['topic'], `promotion${string}`>;

/** Tells a member what became of a promotion, by its title in both languages. */
export async function tellMember(
  db: Database,
  { merchantCode, memberId, promotionId: number }: ClaimRow,
  topic: Topic,
  at: number,
  facts: Pick<StoredFacts, 'amount' | 'remark'>,
): Promise<void> {
  const [found] = await db.select({ words: promotion.words }).from(promotion).where(eq(promotion.id, number));
  const words = { title: found?.words.title ?? { EN: '', TH: '' }, text: { EN: '', TH: '' } };
  await writeMessage(db, { merchantCode, memberId, at, topic, facts: { ...facts, number, words } });
}
