// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { MemberInfo } from '../../../../src/api/contract/account/member.ts';
import { securityMachine } from '../../../../src/machines/account/security/security.machine.ts';
import { SecurityPage } from '../../../../src/ui/account/security/SecurityPage.tsx';
import { standing } from '../../../model/account/security/security.spec.ts';
import { accountList } from '../../../model/money/withdraw/withdraw.spec.ts';
import { onScreen } from '../../../model/onScreen.tsx';
import { siteWith } from '../../../model/siteWith.ts';

const member = {
  userName: 'somchai',
  nickname: 'Somchai',
  type: 'member',
  isAgent: 0,
  memberLabel: [{ labelName: 'VIP service' }],
  clubLabel: { labelName: 'VIP 3' },
  lastLoginAt: null,
} as unknown as MemberInfo;

/** The account page with these parts of the context. */
function opened(part: object) {
  const input = { language: 'EN', keySeed: 'seed', address: '/' } as const;
  const { context } = createActor(securityMachine, { input }).getSnapshot();
  const snapshot = securityMachine.resolveState({ value: 'resting', context: { ...context, ...part } });
  const actor = createActor(securityMachine, { input, snapshot }).start();
  return onScreen(() => <SecurityPage actor={actor} site={siteWith({}, member)} />)(actor);
}

it('[MEMBER-05] shows one VIP level and masked bank accounts', () => {
  const page = opened({ status: standing, accounts: accountList });
  const account = within(screen.getByRole('region', { name: 'Somchai' }));
  expect(account.getAllByText(/VIP/).map(({ textContent }) => textContent)).toEqual(['VIP 3']);
  const terms = account.getAllByRole('term').map(({ textContent }) => textContent);
  const shown = account.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(terms.map((term, at) => [term, shown[at]])).toEqual([
    ['Username', 'somchai'],
    ['Account type', 'Member'],
    ['Last login', 'This is your first login'],
  ]);
  const banks = within(screen.getByRole('region', { name: 'Bank accounts' }));
  expect(banks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '•••• 4471River Bank · Somchai JaideeMain',
    '•••• 0012Teak Bank · Somchai Jaidee',
  ]);
  expect(banks.getByRole('link', { name: 'Manage' }).getAttribute('href')).toBe('/member/withdraw');
  page.close();
});

it('[MEMBER-05] says that there is no bank account', () => {
  const page = opened({ status: standing, accounts: { ...accountList, list: [] } });
  expect(screen.getByText('No bank accounts yet. You need one to withdraw.').tagName).toBe('P');
  expect(screen.getByRole('link', { name: 'Add account' }).getAttribute('href')).toBe('/member/withdraw');
  page.close();
});
