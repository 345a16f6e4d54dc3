import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { LineMember, LineMove } from '../../../src/api/contract/desk/deskLines.ts';
import { DESK_PAGE_SIZE } from '../../../src/api/contract/desk/deskMarks.ts';
import { lockAgreements } from '../../agent/agreement/changeAgreement.ts';
import { lineSize } from '../../agent/line/lineIds.ts';
import { lineMember, memberByName } from '../../agent/line/lineMember.ts';
import { checkUpline, moveMember } from '../../agent/line/moveLine.ts';
import { type MoveRow, moveView, moveViews } from '../../agent/line/moveView.ts';
import { lineMove, member } from '../../database/schema.ts';
import type { Operator, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { audit } from './audit.ts';

type Deps = Pick<ServerDeps, 'db' | 'now' | 'config'>;

interface Asked {
  readonly operator: Operator;
  readonly username: string;
  readonly upline: string;
  readonly reason: string;
}

/**
 * Moves a member with the line below under another upline; a large line waits for a second operator.
 * @throws {Refusal} ACCOUNT_UNKNOWN, UPLINE_UNFIT; STATUS_CHANGED while another move is waiting.
 */
export async function askMove(deps: Deps, { operator, username, upline, reason }: Asked): Promise<LineMember> {
  const { db, config, now } = deps;
  await lockAgreements(db, config.merchant);
  const { id: memberId, uplineId: fromId } = await memberByName(deps, username);
  const { id: toId } = await memberByName(deps, upline);
  const waiting = and(eq(lineMove.memberId, memberId), eq(lineMove.status, 'pending'));
  if ((await db.$count(lineMove, waiting)) > 0) throw new Refusal('STATUS_CHANGED');
  const members = await lineSize(db, memberId);
  const at = now();
  const isLarge = members >= (await merchantOf(deps)).settings.agentProgram.twoPeopleFrom;
  const base = { id: randomUUID(), merchantCode: config.merchant, memberId, fromId, toId, members, reason };
  if (isLarge) await checkUpline(db, config.merchant, { memberId, toId });
  const movedAt = isLarge ? null : await moveMember(db, { merchantCode: config.merchant, memberId, toId, at });
  const [row] = await db
    .insert(lineMove)
    .values({ ...base, status: isLarge ? 'pending' : 'done', madeBy: operator.name, madeAt: at, movedAt })
    .returning();
  if (row === undefined) throw new Error('an insert returns its row');
  const view = await lineMember(deps, username);
  await tell(deps, isLarge ? 'lineMoveAsked' : 'lineMoved', row, { operator, remark: reason });
  return view;
}

/**
 * The second operator moves a large line or declines; the first may decline too.
 * @throws {Refusal} NOT_FOUND, STATUS_CHANGED, SECOND_PERSON_NEEDED, UPLINE_UNFIT.
 */
export async function decideMove(
  deps: Deps,
  { operator, id, remark }: { readonly operator: Operator; readonly id: string; readonly remark: string | null },
): Promise<LineMove> {
  const { db, config, now } = deps;
  const confirms = remark === null;
  await lockAgreements(db, config.merchant);
  const own = and(eq(lineMove.id, id), eq(lineMove.merchantCode, config.merchant));
  const [found] = await db.select().from(lineMove).where(own).for('update');
  if (found === undefined) throw new Refusal('NOT_FOUND');
  if (found.status !== 'pending') throw new Refusal('STATUS_CHANGED');
  if (confirms && found.madeBy === operator.name) throw new Refusal('SECOND_PERSON_NEEDED');
  const { memberId, toId } = found;
  const at = now();
  const { uplineId: fromId } = await memberById(deps, memberId);
  const members = confirms ? await lineSize(db, memberId) : found.members;
  const movedAt = confirms ? await moveMember(db, { merchantCode: config.merchant, memberId, toId, at }) : null;
  const status = confirms ? ('done' as const) : ('declined' as const);
  const [row] = await db
    .update(lineMove)
    // Registrations may have enlarged the line since it was asked.
    .set({ status, decidedBy: operator.name, decidedAt: at, remark, movedAt, members, ...(confirms && { fromId }) })
    .where(eq(lineMove.id, id))
    .returning();
  if (row === undefined) throw new Error('an update returns its row');
  const view = await moveView(db, row);
  await tell(deps, confirms ? 'lineMoved' : 'lineMoveDeclined', row, { operator, remark: remark ?? found.reason });
  return view;
}

/** A page of moves: waiting first, then the newest. */
export async function movesOf(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  page: number,
): Promise<{ list: LineMove[]; count: number }> {
  const own = eq(lineMove.merchantCode, config.merchant);
  const rows = await db
    .select()
    .from(lineMove)
    .where(own)
    .orderBy(sql`${lineMove.status} <> 'pending'`, desc(lineMove.madeAt), desc(lineMove.id))
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
  return { list: await moveViews(db, rows), count: await db.$count(lineMove, own) };
}

/** SQL condition: moves that wait for a second operator. */
export const waitingMoves = ({ config }: Pick<Deps, 'config'>) =>
  and(eq(lineMove.merchantCode, config.merchant), eq(lineMove.status, 'pending'));

async function memberById({ db }: Deps, id: string): Promise<{ readonly uplineId: string | null }> {
  const [found] = await db.select({ uplineId: member.uplineId }).from(member).where(eq(member.id, id));
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}

interface Told {
  readonly operator: Operator;
  readonly remark: string;
}

const tell = (
  { db, now, config }: Deps,
  act: 'lineMoveAsked' | 'lineMoved' | 'lineMoveDeclined',
  { id, memberId, fromId, toId, members, status }: MoveRow,
  { operator, remark }: Told,
): Promise<void> =>
  audit(db, {
    merchantCode: config.merchant,
    at: now(),
    operator: operator.name,
    act,
    subject: memberId,
    before: { move: id, upline: fromId },
    after: { move: id, upline: toId, members, status },
    remark,
  });
