import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { ANSWER_WITHIN_MS, type QuestionType } from '../../../src/api/contract/member/feedback.ts';
import { feedbackProblem } from '../../../src/api/contract/rules/feedbackText.ts';
import type { Database } from '../../database/database.ts';
import { ticket } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { redrawUploads } from '../../files/redrawUploads.ts';
import { isArticle } from '../../public/help/articles.ts';
import { Refusal } from '../../refusal.ts';
import type { Ticket } from './ticketView.ts';
import { addMessage, savePictures } from './writeTicket.ts';

/** Tickets of one member in a day. */
export const MOST_IN_A_DAY = 20;
const DAY_MS = 86_400_000;
const TITLE_CHARS = 80;
/** Without letters and digits that look alike. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const NUMBER_SIGNS = 8;

interface Wanted {
  readonly type: QuestionType;
  readonly content: string;
  readonly article?: string | undefined;
  readonly files: readonly File[];
  readonly language: LanguageCode;
}

/**
 * Opens a ticket (FEEDBACK-01…05). Checks the text and redraws the pictures, and returns what is done in the
 * transaction.
 * @throws {Refusal} INVALID_FIELDS for a text out of bounds or an unknown article; PROOF_UNREADABLE,
 * TOO_MANY_REQUESTS; LIMIT_REACHED for more than 20 a day.
 */
export async function prepareTicket(
  deps: Pick<ServerDeps, 'config' | 'files' | 'now'>,
  memberId: string,
  { type, content, article, files, language }: Wanted,
): Promise<(db: Database) => Promise<Ticket>> {
  if (feedbackProblem(content, language) !== null) throw new Refusal('INVALID_FIELDS', { fields: ['content'] });
  if (article !== undefined && !isArticle(article)) throw new Refusal('INVALID_FIELDS', { fields: ['article'] });
  const images = await redrawUploads(files);
  return async (db) => {
    const at = deps.now();
    const ofToday = and(eq(ticket.memberId, memberId), gt(ticket.openedAt, at - DAY_MS));
    if ((await db.$count(ticket, ofToday)) >= MOST_IN_A_DAY) throw new Refusal('LIMIT_REACHED');
    const [row] = await db
      .insert(ticket)
      .values({
        id: randomUUID(),
        merchantCode: deps.config.merchant,
        memberId,
        number: newNumber(),
        type,
        status: 'open',
        title: titleOf(content),
        article: article ?? null,
        openedAt: at,
        waitingSince: at,
        dueAt: at + ANSWER_WITHIN_MS[type],
        changedAt: at,
      })
      .returning();
    if (row === undefined) throw new Error('an insert returns its row');
    const messageId = await addMessage(db, row, { operator: null, text: content, at });
    await savePictures(deps, db, messageId, images);
    return row;
  };
}

/** Such as `4F7K-2QXM`: 30 to the power of 8, so that two are not alike. */
function newNumber(): string {
  const signs = [...randomBytes(NUMBER_SIGNS)].map((byte) => SIGNS[byte % SIGNS.length] ?? '');
  return `${signs.slice(0, NUMBER_SIGNS / 2).join('')}-${signs.slice(NUMBER_SIGNS / 2).join('')}`;
}

/** The first line, cut between characters as people count them. */
function titleOf(content: string): string {
  const [line = ''] = content.trim().split('\n');
  const parts = [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(line.trim())];
  const cut = parts.slice(0, TITLE_CHARS).map(({ segment }) => segment);
  return parts.length > TITLE_CHARS ? `${cut.join('').trimEnd()}…` : cut.join('');
}
