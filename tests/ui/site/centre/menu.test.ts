import { describe, expect, it } from 'vitest';
import { pageOf } from '../../../../src/machines/site/pages/pages.rules.ts';
import { menus } from '../../../../src/routes/pages/pages.ts';
import { menuFor } from '../../../../src/ui/site/centre/menu.ts';
import { allFeatures, withoutKinds } from '../../../support/agentFeatures.ts';

const { agent: agentMenu, member: memberMenu } = menus;
const pagesOf = (menu: ReturnType<typeof menuFor>) => menu.flatMap(({ items }) => items.map(({ page }) => page));
const agreementsOf = (menu: ReturnType<typeof menuFor>) =>
  pagesOf(menu.filter(({ label }) => label === 'menu_group_agreements'));

describe('the menu of the agent centre', () => {
  it('[PROD-09] [AGENT-11] [AGENT-12] [AGENT-13] [CONTRACT-07] [CONTRACT-08] lists a page for every kind of agreement that is on', () => {
    expect(agreementsOf(menuFor(agentMenu, { isAgent: true, hasUpline: true, features: allFeatures }))).toEqual([
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
  ] as const)('[AGENT-15] [ROLE-23] [ROLE-24] [ROLE-25] hides what is off with %s', (flag, gone) => {
    const whole = menuFor(agentMenu, { isAgent: true, hasUpline: true, features: allFeatures });
    const less = menuFor(agentMenu, { isAgent: true, hasUpline: true, features: { ...allFeatures, [flag]: false } });
    expect(pagesOf(less)).toEqual(pagesOf(whole).filter((page) => !gone.some((one) => one === page)));
  });

  it('[AGENT-15] [ROLE-22] hides the agreements group while all flags are off or unknown', () => {
    for (const features of [withoutKinds, null])
      expect(agreementsOf(menuFor(agentMenu, { isAgent: true, hasUpline: true, features }))).toEqual([]);
  });
});

describe('the menu of the member centre', () => {
  it('[ROLE-22] lists the agreements of a member who is not an agent, after all other pages', () => {
    const agreements = ['member/contracts', 'member/contractBills'];
    const ofMember = pagesOf(menuFor(memberMenu, { isAgent: false, hasUpline: true, features: allFeatures }));
    expect(ofMember.slice(-2)).toEqual(agreements);
    const others = ofMember.slice(0, -2);
    expect(pagesOf(menuFor(memberMenu, { isAgent: true, hasUpline: true, features: allFeatures }))).toEqual(others);
    expect(pagesOf(menuFor(memberMenu, { isAgent: false, hasUpline: true, features: null }))).toEqual(others);
    const without = { ...allFeatures, hasAgreements: false };
    expect(pagesOf(menuFor(memberMenu, { isAgent: false, hasUpline: true, features: without }))).toEqual(others);
  });

  it('[WALLET-05] offers the transfer to the upline only to a member who has one', () => {
    const [withOne, without] = [true, false].map((hasUpline) =>
      pagesOf(menuFor(memberMenu, { isAgent: true, hasUpline, features: allFeatures })),
    );
    expect(without).toEqual(withOne?.filter((page) => page !== 'member/transferUpline'));
    expect(withOne).toContain('member/transferUpline');
  });
});

it.each(['member', 'agent'] as const)('opens the %s centre on a page of its menu', (centre) => {
  const items = menuFor(menus[centre], { isAgent: centre === 'agent', hasUpline: true, features: null }).flatMap(
    (group) => group.items,
  );
  expect(items.map(({ page }) => page)).toContain(pageOf(`/${centre}`));
});
