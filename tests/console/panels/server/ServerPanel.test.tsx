// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ServerView } from '../../../../src/console/core/server/serverView.ts';
import { ServerPanel } from '../../../../src/console/panels/server/ServerPanel.tsx';

afterEach(cleanup);

const known: ServerView = {
  state: {
    status: 0,
    serverTime: Date.UTC(2026, 2, 1, 12),
    database: 'embedded',
    accounts: [
      { username: 'somchai', note: 'an ordinary member' },
      { username: 'malee', note: 'password expired' },
    ],
    features: { smsLogin: true, freeDemo: false },
    form: [
      { name: 'username', enabled: true, required: true },
      { name: 'nickname', enabled: true, required: false },
      { name: 'zalo', enabled: false, required: false },
    ],
    bonus: 1_005_000,
  },
  faults: [{ call: 'session.logout', fault: 'slow', times: 2 }],
  letters: [
    { id: '2', kind: 'email', to: 'a@example.test', text: 'Set a password:\nhttps://x', code: null, sentAt: 60_000 },
    { id: '1', kind: 'sms', to: '0812345678', text: 'Your code is 123456', code: '123456', sentAt: 0 },
  ],
  busy: null,
  failure: null,
};

const show = (change: Partial<ServerView> = {}) => {
  const on = {
    ...{ onTravel: vi.fn(), onStatus: vi.fn(), onRefresh: vi.fn(), onOpenSession: vi.fn() },
    ...{ onFeature: vi.fn(), onForm: vi.fn(), onFault: vi.fn(), onClearFault: vi.fn() },
    ...{ onEndSessions: vi.fn(), onReset: vi.fn(), onCopy: vi.fn() },
  };
  const statuses = [
    { value: 0, name: 'normal' },
    { value: 1, name: 'maintenance' },
  ];
  const calls = [
    { id: 'session.login', refusals: ['ACCOUNT_LOCKED', 'UNAVAILABLE'] },
    { id: 'session.logout', refusals: ['UNAVAILABLE'] },
  ];
  render(<ServerPanel view={{ ...known, ...change }} statuses={statuses} calls={calls} {...on} />);
  return on;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the server panel', () => {
  it('tells the time of the server and moves it', async () => {
    const { onTravel } = show();
    const clock = within(screen.getByRole('region', { name: 'Clock' }));
    expect(clock.getByRole('time').textContent).toBe('2026-03-01 12:00:00 UTC');
    for (const name of ['+1 min', '+1 day', 'Real time']) await press(name);
    await userEvent.clear(clock.getByRole('spinbutton', { name: 'Amount' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Jump' }).disabled).toBe(true);
    await userEvent.type(clock.getByRole('spinbutton', { name: 'Amount' }), '90');
    await userEvent.selectOptions(clock.getByRole('combobox', { name: 'Unit' }), 'seconds');
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onTravel.mock.calls).toEqual([[60_000], [86_400_000], [0], [90_000]]);
  });

  it('switches the status', async () => {
    const { onStatus } = show();
    expect(screen.getByRole('button', { name: 'normal', pressed: true })).toBeTruthy();
    await press('maintenance');
    expect(onStatus.mock.calls).toEqual([[1]]);
  });

  it('switches features', async () => {
    const { onFeature } = show();
    expect(screen.getByText('1 of 2')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'freeDemo', checked: false }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'smsLogin', checked: true }));
    expect(onFeature.mock.calls).toEqual([
      ['freeDemo', true],
      ['smsLogin', false],
    ]);
  });

  it('changes the fields of the registration, their order and the bonus', async () => {
    const { onForm } = show();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show zalo' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Require nickname' }));
    await press('Move nickname up');
    await press('Move username down');
    const bonus = screen.getByRole<HTMLInputElement>('spinbutton', { name: /^New account bonus/ });
    expect(bonus.value).toBe('100.5');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Set' }).disabled).toBe(true);
    await userEvent.clear(bonus);
    await userEvent.type(bonus, '0.0001{Enter}');
    expect(onForm.mock.calls).toEqual([
      [{ rule: { name: 'zalo', enabled: true, required: false } }],
      [{ rule: { name: 'nickname', enabled: true, required: true } }],
      [{ order: ['nickname', 'username', 'zalo'] }],
      [{ order: ['nickname', 'username', 'zalo'] }],
      [{ bonus: 1 }],
    ]);
  });

  it('puts a fault on a call, and takes it away', async () => {
    const { onFault, onClearFault } = show();
    const form = within(screen.getByRole('form', { name: 'New server fault' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Refusal' }), 'UNAVAILABLE');
    await userEvent.clear(form.getByRole('spinbutton', { name: 'Number of calls' }));
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true);
    await userEvent.type(form.getByRole('spinbutton', { name: 'Number of calls' }), '3');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Call' }), 'session.logout');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Fault' }), 'slow reply');
    expect(form.queryByRole('combobox', { name: 'Refusal' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    expect(onFault.mock.calls).toEqual([
      [{ call: 'session.login', fault: 'refuse', code: 'UNAVAILABLE', times: 3 }],
      [{ call: 'session.logout', fault: 'slow', times: 3 }],
    ]);
    const put = screen.getByRole('list', { name: 'Active faults' });
    expect(within(put).getByRole('listitem').textContent).toBe('session.logout slow reply, 2×Clear');
    await press('Clear fault of session.logout');
    expect(onClearFault.mock.calls).toEqual([['session.logout']]);
  });

  it('reads out what was sent, newest first, and copies a code', async () => {
    const { onCopy } = show();
    const letters = within(screen.getByRole('region', { name: 'Outbox' })).getAllByRole('listitem');
    expect(letters.map(({ textContent }) => textContent)).toEqual([
      'email a@example.test 1970-01-01 00:01:00 UTCSet a password:\nhttps://x',
      'SMS 0812345678 1970-01-01 00:00:00 UTC123456 copyYour code is 123456',
    ]);
    await press('Copy code 123456 for 0812345678');
    expect(onCopy.mock.calls).toEqual([['123456']]);
    expect(screen.getByText('Code copied')).toBeTruthy();
  });

  it('opens an account and ends its sessions', async () => {
    const { onOpenSession, onEndSessions } = show();
    const malee = within(screen.getByRole('listitem', { name: 'malee' }));
    await userEvent.click(malee.getByRole('button', { name: 'Sign in as' }));
    await userEvent.click(malee.getByRole('button', { name: 'Expire' }));
    await userEvent.click(malee.getByRole('button', { name: 'End sessions' }));
    expect(onOpenSession.mock.calls).toEqual([['malee']]);
    expect(onEndSessions.mock.calls).toEqual([
      ['malee', 'expired'],
      ['malee', 'revoked'],
    ]);
  });

  it('asks before it starts over, with the harmless answer first in reach', async () => {
    const { onReset } = show();
    await press('Reset…');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Enter}');
    expect([onReset.mock.calls.length, document.activeElement?.textContent]).toEqual([0, 'Reset database']);
    await press('Reset…');
    await press('Reset now');
    expect(onReset).toHaveBeenCalledTimes(1);
  });

  it('does one thing at a time, and says what it does and what failed', async () => {
    show({ busy: 'Resetting the database' });
    expect(screen.getByText('Resetting the database…')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '+1 min' }).disabled).toBe(true);
    cleanup();
    const { onRefresh } = show({ state: null, letters: [], failure: 'Loading the server state: gone' });
    expect(screen.getByText('Loading the server state: gone')).toBeTruthy();
    expect(screen.getByText('No messages yet.')).toBeTruthy();
    await press('Refresh');
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });
});
