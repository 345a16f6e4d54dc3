import type { Closing, LineMember } from '../../../api/contract/desk/deskLines.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import type { IdempotencyState } from '../../money/idempotency.ts';
import type { LineAct } from './deskMember.events.ts';

/** What the last act came to: what was done, a move that waits, or that somebody else was sooner. */
export type MemberNotice = LineAct | 'ask' | 'changed';

export interface DeskMemberContext extends IdempotencyState {
  /** An auditor is read-only. */
  readonly mayAct: boolean;
  /** What is looked up: the member's username once found. */
  readonly username: string;
  readonly tried: boolean;
  /** The member on screen; null before the first. */
  readonly member: LineMember | null;
  readonly act: LineAct | null;
  readonly upline: string;
  readonly reason: string;
  readonly closing: Closing;
  readonly failure: ApiFailure | null;
  readonly notice: MemberNotice | null;
}

/** What the operator may do about the member on screen. */
export function lineActsOf({ member, mayAct }: Pick<DeskMemberContext, 'member' | 'mayAct'>): readonly LineAct[] {
  if (member === null || !mayAct) return [];
  return [
    ...(member.move === null ? (['move'] as const) : []),
    member.freeze?.isOwn ? 'unfreeze' : 'freeze',
    ...(member.block?.until === null ? [] : (['close'] as const)),
  ];
}

const SHORTEST_REASON = 3;

type Form = Pick<DeskMemberContext, 'act' | 'upline' | 'reason'>;

/** What is missing for the act. */
export const missingOf = ({ act, upline, reason }: Form): readonly ('upline' | 'reason')[] => [
  ...(act === 'move' && upline.trim() === '' ? (['upline'] as const) : []),
  ...(reason.trim().length < SHORTEST_REASON ? (['reason'] as const) : []),
];

/** What an act has come to. */
export const noticeOf = (act: LineAct | null, member: LineMember): MemberNotice | null =>
  act === 'move' && member.move !== null ? 'ask' : act;
