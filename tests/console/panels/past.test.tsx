// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { Settings } from '../../../src/console/core/settings.ts';
import { ConsoleView } from '../../../src/console/panels/ConsoleView.tsx';
import { callRecord } from '../support/callRecord.ts';
import { consoleFor, turns } from '../support/consoleFor.ts';
import { door } from './door.ts';

afterEach(cleanup);

const settings: Settings = {
  ...{ isOpen: true, side: 'bottom', size: 460, theme: 'dark', isAway: false },
  ...{ hidesMachinery: false, follows: true, hasSeenTour: true },
};

const textsOf = (role: string): readonly (string | null)[] =>
  screen.queryAllByRole(role).map(({ textContent }) => textContent);

it('shows the moment in every panel, and then the present again', async () => {
  const { core } = consoleFor(door);
  const { recorder, tap, clock } = core;
  clock.pause();
  render(
    <ConsoleView
      core={core}
      settings={settings}
      onSettings={() => {}}
      drawn={{ statuses: [], layouts: {}, link: 'none' } as never}
      top={null}
    />,
  );
  const look = () => ({
    tree: textsOf('treeitem'),
    time: screen.getByText('Site time').nextSibling?.textContent,
    state: screen.queryByLabelText('State', { selector: 'dl' })?.textContent,
  });
  await userEvent.click(screen.getByRole('tab', { name: /^State/ }));

  core.send('door', { type: 'push', force: 1 } as never);
  const pushed = recorder.total;
  const call = callRecord({ seq: 1, state: 'waiting', status: null, replyVerdict: null, endedAt: null });
  tap.log.write(call);
  await expect.poll(() => look().state).toContain('pushes1');
  const then = look();
  expect(then.tree).toEqual(['doorclosed']);

  clock.by(60_000);
  core.send('door', { type: 'ask' });
  await turns();
  tap.log.write(callRecord({ seq: 1 }));
  core.send('door', { type: 'push', force: 9 } as never);
  await expect.poll(() => look().tree).toEqual(['dooropen', 'fetchKeydone']);
  const now = look();
  expect(now.time).not.toBe(then.time);

  core.lookBack(pushed);
  await expect.poll(look).toEqual(then);
  expect(screen.getByText(`#${pushed} · live is #${recorder.total}`)).toBeDefined();
  expect(screen.getByText(/^You are here\. \d+ entries follow$/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Next timer/ }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('tab', { name: /^Network/ }));
  const rowOf = () => screen.getAllByRole('row').at(-1)?.textContent;
  expect(rowOf()).toContain('waiting');

  await userEvent.click(screen.getByRole('button', { name: /^Back to live/ }));
  await expect.poll(rowOf).not.toContain('waiting');
  await userEvent.click(screen.getByRole('tab', { name: /^State/ }));
  await expect.poll(() => [look().tree, look().state]).toEqual([now.tree, now.state]);
});
