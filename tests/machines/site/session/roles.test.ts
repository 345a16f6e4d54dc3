import { expect, it } from 'vitest';
import type { IsAgent } from '../../../../src/api/contract/account/member.ts';
import {
  isTrialAccount,
  mayOpenAgentCentre,
  mayOpenMemberCentre,
} from '../../../../src/machines/site/session/roles.ts';

const everybody: readonly IsAgent[] = [0, 1, 2, 41, 42, 4];

it('[ROLE-11] [ROLE-13] opens the member centre to every isAgent but 4', () => {
  expect(everybody.filter((isAgent) => mayOpenMemberCentre(true, isAgent))).toEqual([0, 1, 2, 41, 42]);
  expect(everybody.filter((isAgent) => mayOpenMemberCentre(false, isAgent))).toEqual([]);
});

it('[ROLE-14] [ROLE-15] [CONST-04] opens the agent centre to 1, 2, 41 and 42 only', () => {
  expect(everybody.filter(mayOpenAgentCentre)).toEqual([1, 2, 41, 42]);
});

it('[ROLE-17] [CONST-05] recognises a trial account by isAgent 4', () => {
  expect(everybody.filter(isTrialAccount)).toEqual([4]);
});
