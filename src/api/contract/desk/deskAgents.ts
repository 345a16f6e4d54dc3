import * as z from 'zod/mini';
import { applicationStatus, joinChannel } from '../agent/join.ts';
import { defineEndpoint, secret } from '../endpoint.ts';
import { instant } from '../fields.ts';
import { rowId } from '../money/bankAccount.ts';
import { acts, page, reads, reason, who } from './deskMarks.ts';

const application = z.object({
  id: rowId,
  status: applicationStatus,
  member: who,
  /** The agent above; null: the house offers the standard agreements. */
  upline: z.nullable(z.string()),
  memberSince: instant,
  players: z.int(),
  channels: z.array(joinChannel),
  plan: z.string(),
  contact: secret(z.string()),
  sentAt: instant,
  decidedBy: z.nullable(z.string()),
  remark: z.nullable(z.string()),
});
export type DeskApplication = z.infer<typeof application>;

const decides = { ...acts, value: application, refusals: ['NOT_FOUND', 'STATUS_CHANGED'] } as const;

/** Applications of members who want to be agents (AGENT-16). */
export const deskAgents = {
  applications: defineEndpoint({
    ...reads,
    id: 'desk.applications',
    path: '/wps/ext/v1/desk/applications',
    request: z.object({ queue: z.enum(['inProgress', 'reviewed']), page }),
    value: z.object({ list: z.array(application), count: z.int() }),
  }),
  approveApplication: defineEndpoint({
    ...decides,
    id: 'desk.approveApplication',
    path: '/wps/ext/v1/desk/application/approve',
    request: z.object({ id: rowId }),
  }),
  refuseApplication: defineEndpoint({
    ...decides,
    id: 'desk.refuseApplication',
    path: '/wps/ext/v1/desk/application/refuse',
    request: z.object({ id: rowId, remark: reason }),
  }),
};
