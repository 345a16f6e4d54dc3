// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CallRecord } from '../../../../src/console/core/calls/callRecord.ts';
import type { ActorRecord } from '../../../../src/console/core/entry.ts';
import { NetworkPanel, type NetworkPanelProps } from '../../../../src/console/panels/calls/NetworkPanel.tsx';
import { callRecord } from '../../support/callRecord.ts';

afterEach(cleanup);

const caller: ActorRecord = {
  ...{ path: 'site/modals/login/loginCall', id: 'loginCall', session: 'x:9', parent: null, machine: null },
  ...{ src: 'sendLogin', ref: createActor(fromPromise(async () => null)) },
};

const records: readonly CallRecord[] = [
  callRecord({ seq: 12, id: 'system.status', path: '/wps/system/status' }),
  callRecord({
    ...{ seq: 23, id: 'lottery.popular', path: '/lottery/popular', startedAt: 100, endedAt: 278 },
    replyVerdict: { kind: 'wrong', fields: [{ path: 'value.list', says: 'missing' }] },
  }),
  callRecord({ seq: 24, id: 'wallet.balance', status: 401, replyVerdict: { kind: 'refused', code: 'NOT_LOGGED_IN' } }),
  callRecord({
    ...{ seq: 219, id: 'session.login', method: 'POST', path: '/wps/session/login', startedAt: 300, endedAt: null },
    ...{ requestVerdict: { kind: 'sealed' }, state: 'held', fault: { kind: 'hold' }, arrivedAt: 350 },
    caller,
  }),
];

const show = (props: Partial<NetworkPanelProps> = {}) => {
  const onSelect = vi.fn();
  const onFaultForAll = vi.fn();
  const Shown = () => {
    const [selected, setSelected] = useState<number | null>(null);
    onSelect.mockImplementation(setSelected);
    return <NetworkPanel {...{ records, selected, now: 400, standing: [], onSelect, onFaultForAll }} {...props} />;
  };
  render(<Shown />);
  return { onSelect, onFaultForAll };
};

const rowTexts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.trim()),
    );

describe('the network panel', () => {
  it('shows each call with its verdicts, its time and its fault, in words', () => {
    show();
    expect(screen.getByRole('table', { name: 'Calls' })).toBeTruthy();
    expect(rowTexts()).toEqual([
      ['12', '', 'GET system.status', 'valid', '200', 'valid', '40 ms', ''],
      ['23', '', 'GET lottery.popular', 'valid', '200', '1 invalid field', '178 ms', ''],
      ['24', '', 'GET wallet.balance', 'valid', '401', 'Not logged in', '40 ms', ''],
      ['219', 'loginCall', 'POST session.login', 'encrypted', '200', 'valid, held', 'held 100 ms', 'hold'],
    ]);
  });

  it('is gone through by the arrow keys, and Tab stops at one call only', async () => {
    const { onSelect } = show();
    screen.getByRole('searchbox', { name: /Filter calls/ }).focus();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'POST session.login' }));
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowUp}{End}');
    expect(onSelect.mock.calls).toEqual([[24], [12], [219]]);
    expect(screen.getByRole('button', { name: 'POST session.login', pressed: true })).toBe(document.activeElement);
  });

  it('selects by a click anywhere in the row', async () => {
    const { onSelect } = show();
    await userEvent.click(screen.getByRole('cell', { name: '178 ms' }));
    expect(onSelect.mock.calls).toEqual([[23]]);
  });

  it.each([
    ['session', ['219']],
    ['logincall', ['219']],
    ['1 invalid', ['23']],
    ['GET valid', ['12', '23', '24']],
    ['401 logged', ['24']],
    ['hold', ['219']],
  ])('is filtered by %j', async (filter, seqs) => {
    show();
    await userEvent.type(screen.getByRole('searchbox'), filter);
    expect(rowTexts().map(([seq]) => seq)).toEqual(seqs);
    expect(screen.getByRole('status').textContent).toBe(`${seqs.length} of 4 calls`);
  });

  it('says so where there is nothing', async () => {
    show();
    await userEvent.type(screen.getByRole('searchbox'), 'nothing like it');
    expect(screen.getByText('No matching calls.')).toBeTruthy();
    cleanup();
    show({ records: [] });
    expect(screen.getByText('No calls yet.')).toBeTruthy();
  });

  it('sets a fault for all calls, and takes it away', async () => {
    const { onFaultForAll } = show({ standing: [{ call: null, scope: 'always', fault: { kind: 'slow', ms: 3000 } }] });
    const select = screen.getByRole('combobox', { name: 'All calls:' });
    expect(within(select).getByRole('option', { name: 'slow 3 s', selected: true })).toBeTruthy();
    await userEvent.selectOptions(select, 'offline');
    await userEvent.selectOptions(select, 'no fault');
    expect(onFaultForAll.mock.calls).toEqual([[{ kind: 'offline' }], [null]]);
  });

  it('draws the latest of many calls, and older ones when asked', () => {
    show({ records: Array.from({ length: 450 }, (_, at) => callRecord({ seq: at + 1 })) });
    const first = () => document.querySelector('tbody td')?.textContent;
    expect(first()).toBe('251');
    fireEvent.click(screen.getByText('250 calls earlier: show 200 more'));
    expect(first()).toBe('51');
  });
});
