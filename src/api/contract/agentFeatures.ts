import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { empty } from './fields.ts';

/** What there is for agents. The names of contracts are the spec's (AGENT-14); real-time salary has one like them. */
export const agentFeatures = z.object({
  rebate: z.boolean(),
  referralInvite: z.boolean(),
  agentPolicy: z.boolean(),
  /** Dividend contracts and their record. */
  enableCt: z.boolean(),
  salary: z.boolean(),
  hourSalary: z.boolean(),
  realTimeSalary: z.boolean(),
});
export type AgentFeatures = z.infer<typeof agentFeatures>;

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
    /** On is what both the white-label flags and the server's settings have on (ROLE-19…25). */
    value: agentFeatures,
    refusals: [],
    spec: '2.6, 6 conditional entries of agents (AGENT-11…15, ROLE-19…25); path assumed',
  }),
};
