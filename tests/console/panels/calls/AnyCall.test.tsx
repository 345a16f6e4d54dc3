// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AnyCall } from '../../../../src/console/panels/calls/AnyCall.tsx';
import { CallFaults } from '../../../../src/console/panels/calls/CallFaults.tsx';
import { siteCall } from '../../support/siteCall.ts';

afterEach(cleanup);

const [login, logout] = [siteCall('session.login'), siteCall('session.logout')];

it('finds a call that was never made, by id or path', async () => {
  const onCall = vi.fn();
  render(<AnyCall calls={[login, logout]} standing={[]} onCall={onCall} />);
  const search = screen.getByRole<HTMLInputElement>('combobox', { name: 'Fault for any call' });
  expect([...(search.list?.options ?? [])].map(({ value, text }) => [value, text])).toEqual([
    ['session.login', 'POST /wps/session/login'],
    ['session.logout', 'DELETE /wps/session/logout'],
  ]);
  await userEvent.type(search, 'session.log');
  expect(onCall).not.toHaveBeenCalled();
  await userEvent.type(search, 'out');
  expect(onCall.mock.calls).toEqual([['session.logout']]);
  expect(search.value).toBe('');
});

it('lists the calls with a fault, but not what is set for all calls', async () => {
  const onCall = vi.fn();
  render(
    <AnyCall
      calls={[login]}
      standing={[
        { call: null, scope: 'always', fault: { kind: 'offline' } },
        { call: 'session.login', scope: 'next', fault: { kind: 'slow', ms: 3_000 } },
      ]}
      onCall={onCall}
    />,
  );
  const list = within(screen.getByRole('list', { name: 'Calls with a fault' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['session.login slow 3 s, next']);
  await userEvent.click(list.getByRole('button'));
  expect(onCall.mock.calls).toEqual([['session.login']]);
});

it('sets a fault for the next reply or all replies of it', async () => {
  const onStanding = vi.fn();
  render(<CallFaults call={login} breaks={['token missing']} standing={[]} onStanding={onStanding} />);
  const scopes = within(screen.getByRole('group', { name: 'Applies to' }));
  expect(scopes.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['next', 'always']);
  await userEvent.click(screen.getByRole('button', { name: 'Bad credentials' }));
  await userEvent.click(scopes.getByRole('button', { name: 'always' }));
  await userEvent.click(screen.getByRole('button', { name: 'token missing' }));
  expect(onStanding.mock.calls).toEqual([
    ['next', { kind: 'refuse', code: 'BAD_CREDENTIALS' }],
    ['always', { kind: 'break', name: 'token missing' }],
  ]);
});
