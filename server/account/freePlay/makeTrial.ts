import { randomInt, randomUUID } from 'node:crypto';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { member } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { grant } from '../../money/ledger/grant.ts';
import { TRIAL } from '../../site/session/admit.ts';

const NAME_LETTERS = 10;

const nickname: Readonly<Record<LanguageCode, string>> = { EN: 'Demo player', TH: 'ผู้เล่นทดลอง' };

export interface Trial {
  readonly language: LanguageCode;
  /** In 1/10,000 P, in the trial book: never mixed with members' money (DEMO-05). */
  readonly balance: number;
}

/** Creates a trial account without a usable password and returns its id. */
export async function makeTrial(
  { db, config, now, passwords }: ServerDeps,
  { language, balance }: Trial,
): Promise<string> {
  const id = randomUUID();
  const username = `trial${randomLetters(NAME_LETTERS)}`;
  await db.transaction(async (transaction) => {
    await transaction.insert(member).values({
      id,
      merchantCode: config.merchant,
      username,
      account: username,
      nickname: nickname[language],
      isAgent: TRIAL,
      passwordHash: passwords.unusable(),
      createdAt: now(),
    });
    await grant(transaction, 'trial', { merchantCode: config.merchant, memberId: id, amount: balance, at: now() });
  });
  return id;
}

const randomLetters = (count: number): string =>
  Array.from({ length: count }, () => String.fromCharCode(97 + randomInt(26))).join('');
