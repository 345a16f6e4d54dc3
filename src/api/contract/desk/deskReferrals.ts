import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant, money } from '../fields.ts';
import { sharedTrait } from '../member/referral.ts';
import { rowId } from '../money/bankAccount.ts';
import { acts, page, reads, reason, who } from './deskMarks.ts';

const referral = z.object({
  /** The friend's. */
  id: rowId,
  status: z.enum(['inProgress', 'approved', 'refused']),
  inviter: who,
  friend: who,
  joinedAt: instant,
  /** Why the two may be one person. */
  shared: z.array(sharedTrait),
  /** The inviter's rewards by this friend: how many, and their sum. */
  rewards: z.int(),
  amount: money,
  decidedBy: z.nullable(z.string()),
});
export type DeskReferral = z.infer<typeof referral>;

const decides = { ...acts, value: referral, refusals: ['NOT_FOUND', 'STATUS_CHANGED'] } as const;

/** The desk's decisions about inviters and friends who share a bank account, device or address. */
export const deskReferrals = {
  referrals: defineEndpoint({
    ...reads,
    id: 'desk.referrals',
    path: '/wps/ext/v1/desk/referrals',
    request: z.object({ queue: z.enum(['inProgress', 'reviewed']), page }),
    value: z.object({ list: z.array(referral), count: z.int() }),
  }),
  approveReferral: defineEndpoint({
    ...decides,
    id: 'desk.approveReferral',
    path: '/wps/ext/v1/desk/referral/approve',
    request: z.object({ id: rowId }),
  }),
  refuseReferral: defineEndpoint({
    ...decides,
    id: 'desk.refuseReferral',
    path: '/wps/ext/v1/desk/referral/refuse',
    request: z.object({ id: rowId, remark: reason }),
  }),
};
