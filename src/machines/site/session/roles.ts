import type { IsAgent } from '../../../api/contract/account/member.ts';

/** CONST-04. */
const AGENT_TYPES: readonly IsAgent[] = [1, 2, 41, 42];
const TRIAL: IsAgent = 4;

/** ROLE-17, CONST-05. */
export const isTrialAccount = (isAgent: IsAgent): boolean => isAgent === TRIAL;

/** ROLE-14, 15: the agent centre is open to 1, 2, 41 and 42 only. */
export const mayOpenAgentCentre = (isAgent: IsAgent): boolean => AGENT_TYPES.includes(isAgent);

/** ROLE-13: the member centre needs a session and an isAgent other than 4. */
export const mayOpenMemberCentre = (hasToken: boolean, isAgent: IsAgent): boolean =>
  hasToken && !isTrialAccount(isAgent);
