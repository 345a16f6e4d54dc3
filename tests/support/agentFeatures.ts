import type { AgentFeatures } from '../../src/api/contract/agentFeatures.ts';

/** All there is for agents. */
export const allFeatures: AgentFeatures = {
  rebate: true,
  referralInvite: true,
  agentPolicy: true,
  enableCt: true,
  salary: true,
  hourSalary: true,
  realTimeSalary: true,
};

/** An agent without a kind of contract (ROLE-22…25). */
export const withoutKinds: AgentFeatures = {
  ...allFeatures,
  enableCt: false,
  salary: false,
  hourSalary: false,
  realTimeSalary: false,
};
