// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Console } from '../../../../src/console/core/console.ts';
import type { Settings } from '../../../../src/console/core/settings.ts';
import { useLists } from '../../../../src/console/panels/commands/useLists.tsx';
import { keyOf } from '../../../../src/console/panels/keys.ts';
import { consoleFor } from '../../support/consoleFor.ts';
import { door } from '../door.ts';

afterEach(cleanup);

const settings: Settings = {
  ...{ isOpen: true, side: 'bottom', size: 460, theme: 'dark', isAway: false },
  ...{ hidesMachinery: true, follows: true, hasSeenTour: true },
};

interface PanelProps {
  readonly core: Console;
  readonly on: { readonly settings: (change: Partial<Settings>) => void; readonly show: (panel: string) => void };
  readonly onPush: () => void;
}

function Panel({ core, on, onPush }: PanelProps) {
  const marks = { report: () => {}, bookmark: () => {}, point: () => {} };
  const [timer] = core.timers();
  const { commands, shown } = useLists({
    marks,
    startTour: () => on.show('Tour'),
    ...{ core, settings, onSettings: on.settings, chosenEntry: null, look: () => {}, live: () => {} },
    ...{ tabs: ['Chart', 'Why not'], sides: ['Log', 'Send'], show: on.show },
    stop: timer === undefined ? null : { timer, isCountdown: false },
  });
  return (
    <main
      onKeyDown={(event) => {
        const deed = keyOf(event, commands);
        if (deed === null) return;
        event.preventDefault();
        deed(event.currentTarget);
      }}
    >
      <button type="button">Here</button>
      <button type="button" data-key="1" onClick={onPush}>
        <kbd>1</kbd> push
      </button>
      <input aria-label="Filter the log" data-key="/" />
      {shown}
    </main>
  );
}

const open = () => {
  const { core } = consoleFor(door);
  const on = { settings: vi.fn(), show: vi.fn() };
  const onPush = vi.fn();
  render(<Panel core={core} on={on} onPush={onPush} />);
  screen.getByRole('button', { name: 'Here' }).focus();
  return { core, on, onPush };
};
const press = (keys: string) => userEvent.keyboard(keys);
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('finds a command by some words of its name, and runs it', async () => {
  const { core } = open();
  await press('{Control>}k{/Control}');
  const box = screen.getByRole('combobox', { name: 'Command' });
  expect(document.activeElement).toBe(box);
  await press('run 10');
  expect(options()).toEqual(['Run at 10× ']);
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  await press('{Enter}');
  expect(core.clock.speed()).toBe(10);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Here' }));
});

it('goes through them by the arrow keys, and says why one does nothing', async () => {
  const { on } = open();
  await press('{Control>}k{/Control}');
  await press('show');
  expect(options()).toEqual(['Show Chart ', 'Show Log ']);
  await press('{ArrowUp}{Enter}');
  expect(on.show.mock.calls).toEqual([['Log']]);
  await press('{Control>}k{/Control}take me');
  expect(options()).toEqual(['Take me there select a state on the chart firstG']);
  expect(screen.getByRole('option').getAttribute('aria-disabled')).toBe('true');
  await press('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Commands' })).toBeTruthy();
  await press('xyz');
  expect(screen.getByRole('status').textContent).toBe('No matching commands.');
  await press('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('has what the controls on screen do', async () => {
  const { onPush } = open();
  await press('{Control>}k{/Control}send pu');
  expect(options()).toEqual(['Send push 1']);
  fireEvent.click(screen.getByRole('option'));
  expect(onPush).toHaveBeenCalledTimes(1);
  await press('{Control>}k{/Control}filter{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Filter the log' }));
});

it('takes its keys, letters not where somebody writes', async () => {
  const { core, on, onPush } = open();
  await press('w{F8}1');
  expect(on.show.mock.calls).toEqual([['Why not']]);
  expect(core.isPaused()).toBe(true);
  expect(onPush).toHaveBeenCalledTimes(1);
  await press('e');
  expect(on.show.mock.lastCall).toEqual(['Send']);
  await press('/w1{F8}');
  expect([on.show.mock.calls.length, onPush.mock.calls.length]).toEqual([2, 1]);
  expect(core.isPaused()).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('w1');
});

it('shows all keys, and goes back to where one was', async () => {
  open();
  await press('?');
  const keys = within(screen.getByRole('dialog', { name: 'Keys' }));
  const [terms, says] = [keys.getAllByRole('term'), keys.getAllByRole('definition')].map((found) =>
    found.map(({ textContent }) => textContent),
  );
  expect(terms?.map((term, at) => `${term} ${says?.[at]}`)).toEqual([
    ...['F8 Pause', 'F10 Step', 'J Next timer', '← One step back', '→ One step forward', 'End Back to live'],
    ...[
      'E Send form',
      'W Why not',
      'R Report a bug',
      'M Bookmark this moment',
      'X Changes between two moments',
      'C Check something on the page',
      'Ctrl K Commands',
      '? Keys',
      'Ctrl . Close console',
    ],
    ...[
      '1–9 Send that event',
      'G Take me to the selected state',
      'B Add a breakpoint at the selected state',
      '/ Filter the log',
    ],
    'D Dock to bottom, to right, separate window',
    '+ − 0 Zoom and fit the chart',
  ]);
  await press('w{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Here' }));
});
