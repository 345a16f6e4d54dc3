import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { empty } from '../fields.ts';

/** Features of agents. Agreement names are the spec's (AGENT-14); real-time salary is named alike. */
export const agentFeatures = z.object({
  rebate: z.boolean(),
  referralInvite: z.boolean(),
  agentPolicy: z.boolean(),
  /** Dividend agreements and their bills. */
  enableCt: z.boolean(),
  salary: z.boolean(),
  hourSalary: z.boolean(),
  realTimeSalary: z.boolean(),
});
export type AgentFeatures = z.infer<typeof agentFeatures>;

/** With what is the member's own: `hasAgreements` while the member is a side of any agreement of a kind that is on. */
const memberFeatures = z.extend(agentFeatures, { hasAgreements: z.boolean() });
export type MemberFeatures = z.infer<typeof memberFeatures>;

export const agentFeaturesContract = {
  read: defineEndpoint({
    id: 'agentFeatures.read',
    method: 'GET',
    path: '/wps/ext/v1/agent/features',
    sends: 'nothing',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: empty,
    /** On if enabled by both the white-label flags and the server's settings (ROLE-19…25). */
    value: memberFeatures,
    refusals: [],
    spec: '2.6, 6 conditional entries of agents (AGENT-11…15, ROLE-19…25); path assumed',
  }),
};
