import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant, money } from '../fields.ts';
import { playBlock } from '../member/protection.ts';
import { rowId } from '../money/bankAccount.ts';
import { acts, page, reads, reason, who } from './deskMarks.ts';

/** Maximum length of what a member is looked up by, in characters. */
export const MAX_MEMBER_SEARCH_LENGTH = 254;

const username = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));

const move = z.object({
  id: rowId,
  status: z.enum(['pending', 'done', 'declined']),
  member: who,
  /** Null: stood at the top. */
  from: z.nullable(z.string()),
  to: z.string(),
  /** In the line, the member included. */
  members: z.int(),
  reason: z.string(),
  madeBy: z.string(),
  madeAt: instant,
  decidedBy: z.nullable(z.string()),
  remark: z.nullable(z.string()),
});
export type LineMove = z.infer<typeof move>;

const lineMember = z.object({
  ...who.shape,
  isAgent: z.boolean(),
  affiliateCode: z.nullable(z.string()),
  since: instant,
  lastLoginAt: z.nullable(instant),
  main: money,
  held: money,
  /** From the top down to the direct one. */
  uplines: z.array(who),
  direct: z.int(),
  /** In the line, the member included. */
  members: z.int(),
  /** Open agreements with the upline, and with downlines. */
  agreementsAbove: z.int(),
  agreementsBelow: z.int(),
  /** The freeze in force, of the member's own line or of one above. */
  freeze: z.nullable(
    z.object({ top: z.string(), isOwn: z.boolean(), at: instant, by: z.string(), reason: z.string() }),
  ),
  /** The move that waits for a second operator. */
  move: z.nullable(move),
  /** Break or exclusion in force (player protection). */
  block: z.nullable(playBlock),
  /** Lines from so many members on are moved by two operators. */
  twoPeopleFrom: z.int(),
  /** Usernames of others that match what was looked up, at most 20. */
  alsoFound: z.array(z.string()),
});
export type LineMember = z.infer<typeof lineMember>;

const onMember = { ...acts, value: lineMember } as const;
const decides = { ...acts, value: move } as const;
const decisions = ['NOT_FOUND', 'STATUS_CHANGED'] as const;

/** Break or exclusion by the desk: nobody ends it early. */
export const closing = z.enum([
  'break1',
  'break7',
  'break30',
  'exclusion6',
  'exclusion12',
  'exclusion60',
  'exclusionever',
]);
export type Closing = z.infer<typeof closing>;

/** Members and their lines: who stands under whom, moves, freezes, and player protection by the desk. */
export const deskLines = {
  lineMember: defineEndpoint({
    ...reads,
    id: 'desk.lineMember',
    path: '/wps/ext/v1/desk/line',
    /**
     * A username; if nobody has it, an id, a phone number however it is written, an email address, or the number of a
     * bank account.
     */
    request: z.object({ search: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_MEMBER_SEARCH_LENGTH)) }),
    value: lineMember,
    refusals: ['ACCOUNT_UNKNOWN'],
  }),
  moveLine: defineEndpoint({
    ...onMember,
    id: 'desk.moveLine',
    path: '/wps/ext/v1/desk/line/move',
    request: z.object({ username, upline: username, reason }),
    /** UPLINE_UNFIT: no agent, within the line, frozen, or the upline already. STATUS_CHANGED: a move is waiting. */
    refusals: ['ACCOUNT_UNKNOWN', 'UPLINE_UNFIT', 'STATUS_CHANGED'],
  }),
  freezeLine: defineEndpoint({
    ...onMember,
    id: 'desk.freezeLine',
    path: '/wps/ext/v1/desk/line/freeze',
    request: z.object({ username, reason }),
    refusals: ['ACCOUNT_UNKNOWN', 'STATUS_CHANGED'],
  }),
  unfreezeLine: defineEndpoint({
    ...onMember,
    id: 'desk.unfreezeLine',
    path: '/wps/ext/v1/desk/line/unfreeze',
    request: z.object({ username, reason }),
    refusals: ['ACCOUNT_UNKNOWN', 'STATUS_CHANGED'],
  }),
  closePlay: defineEndpoint({
    ...onMember,
    id: 'desk.closePlay',
    path: '/wps/ext/v1/desk/line/close-play',
    request: z.object({ username, closing, reason }),
    /** STATUS_CHANGED: what is in force lasts at least as long. */
    refusals: ['ACCOUNT_UNKNOWN', 'STATUS_CHANGED'],
  }),
  moves: defineEndpoint({
    ...reads,
    id: 'desk.moves',
    path: '/wps/ext/v1/desk/moves',
    request: z.object({ page }),
    /** Waiting ones first, then the newest. */
    value: z.object({ list: z.array(move), count: z.int() }),
  }),
  confirmMove: defineEndpoint({
    ...decides,
    id: 'desk.confirmMove',
    path: '/wps/ext/v1/desk/move/confirm',
    request: z.object({ id: rowId }),
    refusals: [...decisions, 'SECOND_PERSON_NEEDED', 'UPLINE_UNFIT'],
  }),
  declineMove: defineEndpoint({
    ...decides,
    id: 'desk.declineMove',
    path: '/wps/ext/v1/desk/move/decline',
    request: z.object({ id: rowId, remark: reason }),
    refusals: decisions,
  }),
};
