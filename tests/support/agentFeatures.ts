import type { MemberFeatures } from '../../src/api/contract/agent/agentFeatures.ts';

/** All agent features on, for a member with agreements. */
export const allFeatures: MemberFeatures = {
  rebate: true,
  referralInvite: true,
  agentPolicy: true,
  enableCt: true,
  salary: true,
  hourSalary: true,
  realTimeSalary: true,
  hasAgreements: true,
};

/** Agent features without any kind of agreement (ROLE-22…25). */
export const withoutKinds: MemberFeatures = {
  ...allFeatures,
  enableCt: false,
  salary: false,
  hourSalary: false,
  realTimeSalary: false,
};
