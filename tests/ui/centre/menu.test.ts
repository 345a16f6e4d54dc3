import { describe, expect, it } from 'vitest';
import { agentMenu, memberMenu, menuFor } from '../../../src/ui/centre/menu.ts';
import { allFeatures, withoutKinds } from '../../support/agentFeatures.ts';

const pagesOf = (menu: ReturnType<typeof menuFor>) => menu.flatMap(({ items }) => items.map(({ page }) => page));
const contractsOf = (menu: ReturnType<typeof menuFor>) =>
  pagesOf(menu.filter(({ label }) => label === 'menu_group_contracts'));

describe('the menu of the agent centre', () => {
  it('[AGENT-11] [AGENT-12] [AGENT-13] [CONTRACT-07] [CONTRACT-08] has a page for every kind of contract that is on', () => {
    expect(contractsOf(menuFor(agentMenu, { isAgent: true, features: allFeatures }))).toEqual([
      'agent/contractRequests',
      'agent/dividendRecord',
      'agent/dailyWages',
      'agent/hourlySalary',
      'agent/realTimeSalary',
      'agent/realTimeRules',
    ]);
  });

  it.each([
    ['enableCt', ['agent/dividendRecord']],
    ['salary', ['agent/dailyWages']],
    ['hourSalary', ['agent/hourlySalary']],
    ['realTimeSalary', ['agent/realTimeSalary', 'agent/realTimeRules']],
  ] as const)('[AGENT-15] [ROLE-23] [ROLE-24] [ROLE-25] loses what is off with %s', (flag, gone) => {
    const whole = menuFor(agentMenu, { isAgent: true, features: allFeatures });
    const less = menuFor(agentMenu, { isAgent: true, features: { ...allFeatures, [flag]: false } });
    expect(pagesOf(less)).toEqual(pagesOf(whole).filter((page) => !gone.some((one) => one === page)));
  });

  it('[AGENT-15] [ROLE-22] has no group of contracts while all are off, or nobody knows yet', () => {
    for (const features of [withoutKinds, null])
      expect(contractsOf(menuFor(agentMenu, { isAgent: true, features }))).toEqual([]);
  });
});

describe('the menu of the member centre', () => {
  it('[ROLE-22] has the own contracts of a member who is no agent, below all other pages', () => {
    const contracts = ['member/contracts', 'member/contractBills'];
    const ofMember = pagesOf(menuFor(memberMenu, { isAgent: false, features: allFeatures }));
    expect(ofMember.slice(-2)).toEqual(contracts);
    const others = ofMember.slice(0, -2);
    expect(pagesOf(menuFor(memberMenu, { isAgent: true, features: allFeatures }))).toEqual(others);
    expect(pagesOf(menuFor(memberMenu, { isAgent: false, features: null }))).toEqual(others);
  });
});
