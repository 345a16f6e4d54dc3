// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type AnyActorRef, createActor, createMachine } from 'xstate';
import { PhoneMenu } from '../../../../src/ui/site/shell/PhoneMenu.tsx';
import type { Site } from '../../../../src/ui/site/shell/site.ts';
import { onScreen } from '../../../model/onScreen.tsx';

/** Something that never changes. */
const still = (snapshot: object, send = vi.fn()) => ({
  getSnapshot: () => snapshot,
  subscribe: () => ({ unsubscribe: () => {} }),
  send,
});

/** The menu for this type of account, or for a visitor. */
async function opened(isAgent: 0 | 1 | 4 | null) {
  const member = { isAgent, userName: 'somchai', nickname: 'Somchai', clubLabel: { labelName: 'VIP 3' } };
  const locale = still({ context: { language: 'TH' }, hasTag: () => false });
  const theme = still({ value: 'dark' });
  const session = still({
    context: { member },
    children: {
      unread: still({ context: { unread: 2 } }),
      balance: still({ context: { sumBalance: 124_805_000 }, matches: () => false }),
    },
  });
  const announcements = still({ context: { value: { player: [] } } });
  const send = vi.fn();
  const site = still(
    {
      context: { hasToken: isAgent !== null, readNotices: [] },
      children: { announcements, locale, theme, ...(isAgent === null ? {} : { session }) },
    },
    send,
  ) as unknown as Site;
  const { close } = onScreen<AnyActorRef>(() => <PhoneMenu site={site} />)(createActor(createMachine({})));
  onTestFinished(close);
  const menu = document.querySelector<HTMLElement>('#phone-menu') ?? expect.unreachable('no menu');
  if (isAgent !== null) await within(menu).findByText('Somchai');
  const rows = [...menu.querySelectorAll('a, button')].filter((row) => row.closest('fieldset') === null);
  return {
    ...{ menu, send, locale, theme },
    rows: rows.map((row) => row.getAttribute('aria-label') ?? row.textContent),
    press: (name: string) => fireEvent.click(within(menu).getByText(name)),
  };
}

const head = ['Close', 'SomchaiVIP 3P 12,480.50'];
const service = ['Notices', 'Customer service', 'Chat room'];

it('[HEADER-36] lists the ways of a member on a phone', async () => {
  expect((await opened(0)).rows).toEqual([
    ...head,
    ...['Wallet', 'Rewards', 'Betting record', 'Favourite games'],
    ...['VIP levels', 'Invite friends', 'Safer play'],
    ...['Messages, 2 unread', ...service],
    ...['Help centre', 'Get the app', 'Log out'],
  ]);
});

it('[HEADER-38] lists the agent centre for an agent', async () => {
  expect((await opened(1)).rows.slice(6, 10)).toEqual(['VIP levels', 'Invite friends', 'Safer play', 'Agent centre']);
});

it('[HEADER-37] lists nothing for a trial that needs an account', async () => {
  expect((await opened(4)).rows).toEqual([
    ...head,
    ...['Favourite games', 'VIP levels', 'Messages, 2 unread', ...service],
    ...['Help centre', 'Get the app', 'Log out'],
  ]);
});

it('lists what a visitor may open', async () => {
  expect((await opened(null)).rows).toEqual([
    ...['Close', 'Favourite games', 'VIP levels', ...service],
    ...['Help centre', 'Get the app', 'Agent login'],
  ]);
});

it('opens wallet, service and account from the menu', async () => {
  const { press, send, menu } = await opened(0);
  press('Wallet');
  press('Customer service');
  press('Somchai');
  expect(send.mock.calls).toEqual([
    [{ type: 'site.enter', path: '/member/transferFund' }],
    [{ type: 'site.callService' }],
    [{ type: 'site.enter', path: '/member/securityCenter' }],
  ]);
  expect(within(menu).getByText('Somchai').closest('button')?.textContent).toBe('SomchaiVIP 3P 12,480.50');
});

it('[LANG-03] changes the language by one press, or two', async () => {
  const { press, locale, menu } = await opened(null);
  expect(within(menu).getByRole('button', { name: 'ไทย', hidden: true }).ariaPressed).toBe('true');
  press('English');
  press('日本語');
  expect(locale.send.mock.calls).toEqual([
    [{ type: 'locale.choose', language: 'EN' }],
    [{ type: 'locale.choose', language: 'JA' }],
  ]);
});

it('[THEME-01] changes the theme by one press', async () => {
  const { press, theme, menu } = await opened(null);
  expect(within(menu).getByRole('button', { name: 'Dark', hidden: true }).ariaPressed).toBe('true');
  press('Light');
  expect(theme.send.mock.calls).toEqual([[{ type: 'theme.choose', theme: 'light' }]]);
});
