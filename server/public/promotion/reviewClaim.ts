import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { DESK_PAGE_SIZE } from '../../../src/api/contract/desk/deskMarks.ts';
import type { DeskPromotionClaim } from '../../../src/api/contract/desk/deskPromotions.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { Database } from '../../database/database.ts';
import { member, promotion, promotionClaim, promotionPicture } from '../../database/schema.ts';
import type { Operator, ServerDeps } from '../../deps.ts';
import { audit } from '../../desk/desk/audit.ts';
import { readKeptImage } from '../../files/keptImages.ts';
import { paymentRulesFor } from '../../money/payment/rulesOfPayment.ts';
import { Refusal } from '../../refusal.ts';
import { CLAIM_MS, type ClaimRow, moveClaim } from './claims.ts';
import { picturesOf } from './takePart.ts';
import { tellMember } from './tellMember.ts';

type Deps = Pick<ServerDeps, 'config' | 'now'>;

interface One {
  readonly id: string;
  readonly language: LanguageCode;
}

/** SQL condition of a queue: applications that wait for a decision, or have one. */
export const promotionClaimsIn = ({ config }: Pick<Deps, 'config'>, queue: 'inProgress' | 'reviewed') =>
  and(
    eq(promotionClaim.merchantCode, config.merchant),
    queue === 'inProgress'
      ? eq(promotionClaim.status, 'applying')
      : inArray(promotionClaim.status, ['rejected', 'claim', 'claimed', 'issued', 'close']),
    queue === 'inProgress' ? undefined : ne(promotionClaim.decidedBy, ''),
  );

const claims = (db: Database) =>
  db
    .select({
      row: promotionClaim,
      member: { username: member.account, nickname: member.nickname },
      title: promotion.words,
    })
    .from(promotionClaim)
    .innerJoin(promotion, eq(promotion.id, promotionClaim.promotionId))
    .innerJoin(member, eq(member.id, promotionClaim.memberId));

type Found = Awaited<ReturnType<typeof claims>>[number];

/** A page of applications: waiting, the oldest first; decided, the newest first. */
export async function claimsAtDesk(
  deps: Deps,
  db: Database,
  { queue, page, language }: { readonly queue: 'inProgress' | 'reviewed'; readonly page: number } & Omit<One, 'id'>,
): Promise<{ list: DeskPromotionClaim[]; count: number }> {
  const rows = await claims(db)
    .where(promotionClaimsIn(deps, queue))
    .orderBy(
      ...(queue === 'inProgress'
        ? [asc(promotionClaim.joinedAt), asc(promotionClaim.id)]
        : [desc(promotionClaim.decidedAt), desc(promotionClaim.id)]),
    )
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
  const list: DeskPromotionClaim[] = [];
  for (const row of rows) list.push(await viewOf(deps, db, row, language));
  return { list, count: await db.$count(promotionClaim, promotionClaimsIn(deps, queue)) };
}

/** An application. @throws {Refusal} NOT_FOUND */
export async function claimAtDesk(deps: Deps, db: Database, { id, language }: One): Promise<DeskPromotionClaim> {
  const [row] = await claims(db).where(
    and(eq(promotionClaim.id, id), eq(promotionClaim.merchantCode, deps.config.merchant)),
  );
  if (row === undefined || row.row.terms.kind !== 'apply') throw new Refusal('NOT_FOUND');
  return viewOf(deps, db, row, language);
}

/** A picture of an application as WebP. @throws {Refusal} NOT_FOUND for an unknown or changed file. */
export async function readPicture(deps: Pick<ServerDeps, 'files'>, db: Database, id: string): Promise<Buffer> {
  const [row] = await db.select().from(promotionPicture).where(eq(promotionPicture.id, id));
  return readKeptImage(deps, db, row);
}

/**
 * Approves an application for an amount; from the amount of two people on, the first approval only proposes it.
 * @throws {Refusal} NOT_FOUND, STATUS_CHANGED, SECOND_PERSON_NEEDED, AMOUNT_OUT_OF_RANGE.
 */
export async function approveClaim(
  deps: Deps,
  db: Database,
  { operator, id, amount, language }: One & { readonly operator: Operator; readonly amount: number },
): Promise<DeskPromotionClaim> {
  const row = await lock(deps, db, id);
  const at = deps.now();
  const { twoPeopleFrom } = await paymentRulesFor(deps, db);
  if (amount > row.terms.amount) throw new Refusal('AMOUNT_OUT_OF_RANGE', { min: 100, max: row.terms.amount });
  if (row.firstApprover === operator.name) throw new Refusal('SECOND_PERSON_NEEDED');
  if (row.firstApprover !== null && row.amount !== amount)
    throw new Refusal('AMOUNT_OUT_OF_RANGE', { min: row.amount, max: row.amount });
  const isFirst = amount >= twoPeopleFrom && row.firstApprover === null;
  if (isFirst)
    await db.update(promotionClaim).set({ amount, firstApprover: operator.name }).where(eq(promotionClaim.id, id));
  else {
    const decided = { amount, decidedBy: operator.name, decidedAt: at, claimBy: at + CLAIM_MS };
    await moveClaim(db, row, ['claim'], decided);
    await tellMember(db, row, 'promotionApproved', at, { amount });
  }
  return finish(deps, db, { operator, id, language }, row, isFirst ? 'promotionFirstApproved' : 'promotionApproved');
}

/** Rejects an application; the member sees the remark. @throws {Refusal} NOT_FOUND, STATUS_CHANGED. */
export async function rejectClaim(
  deps: Deps,
  db: Database,
  { operator, id, remark, language }: One & { readonly operator: Operator; readonly remark: string },
): Promise<DeskPromotionClaim> {
  const row = await lock(deps, db, id);
  const at = deps.now();
  await moveClaim(db, row, ['rejected'], { decidedBy: operator.name, decidedAt: at, endedAt: at, remark, amount: 0 });
  await tellMember(db, row, 'promotionRejected', at, { remark });
  return finish(deps, db, { operator, id, language }, row, 'promotionRejected', remark);
}

async function lock({ config }: Deps, db: Database, id: string): Promise<ClaimRow> {
  const [row] = await db
    .select()
    .from(promotionClaim)
    .where(and(eq(promotionClaim.id, id), eq(promotionClaim.merchantCode, config.merchant)))
    .for('update');
  if (row === undefined || row.terms.kind !== 'apply') throw new Refusal('NOT_FOUND');
  if (row.status !== 'applying') throw new Refusal('STATUS_CHANGED');
  return row;
}

async function finish(
  deps: Deps,
  db: Database,
  { operator, id, language }: One & { readonly operator: Operator },
  before: ClaimRow,
  act: 'promotionApproved' | 'promotionFirstApproved' | 'promotionRejected',
  remark: string | null = null,
): Promise<DeskPromotionClaim> {
  const view = await claimAtDesk(deps, db, { id, language });
  await audit(db, {
    ...{ merchantCode: before.merchantCode, at: deps.now(), operator: operator.name, act, subject: id, remark },
    before: { status: before.status, amount: before.amount, member: before.memberId },
    after: { status: view.status, amount: view.amount, member: before.memberId },
  });
  return view;
}

async function viewOf(
  deps: Deps,
  db: Database,
  { row, member: who, title }: Found,
  language: LanguageCode,
): Promise<DeskPromotionClaim> {
  const { id, status, comment, joinedAt, amount, terms, firstApprover, decidedBy, remark } = row;
  return {
    ...{ id, status: status === 'joined' ? 'applying' : status, member: who, title: title.title[language], comment },
    ...{ appliedAt: joinedAt, amount, most: terms.amount, wagering: terms.wagering, firstApprover, decidedBy, remark },
    twoPeopleFrom: (await paymentRulesFor(deps, db)).twoPeopleFrom,
    pictures: (await picturesOf(db, id)).map((picture) => picture.id),
  };
}
