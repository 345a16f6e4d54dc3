import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { empty, instant } from '../fields.ts';
import { memberIcon } from './memberIcon.ts';

/** Decision W12: 0 member, 1, 2, 41 and 42 agents, 4 trial. */
export const isAgentValue = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(41),
  z.literal(42),
  z.literal(4),
]);
export type IsAgent = z.infer<typeof isAgentValue>;

/** MEMBER-22, 23. */
export const memberInfo = z.object({
  id: z.string(),
  account: z.string(),
  userName: z.string(),
  nickname: z.string(),
  type: z.enum(['member', 'agent', 'trial']),
  isAgent: isAgentValue,
  /** Whether this member may transfer to the upline. */
  toUpline: z.boolean(),
  clubLabel: z.nullable(z.object({ labelName: z.string() })),
  memberLabel: z.array(z.object({ labelName: z.string() })),
  /** Only where the member has chosen one. */
  icon: z.optional(memberIcon),
  lastLoginAt: z.nullable(instant),
  /** Only a password change is allowed until it is done (A3). */
  passwordChangeRequired: z.boolean(),
});
export type MemberInfo = z.infer<typeof memberInfo>;

export const memberContract = {
  info: defineEndpoint({
    id: 'member.info',
    method: 'GET',
    path: '/wps/member/info',
    sends: 'nothing',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: empty,
    value: memberInfo,
    refusals: [],
    spec: '7.1 member info (API-07)',
  }),
};
