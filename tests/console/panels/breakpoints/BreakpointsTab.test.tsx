// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { sayHit } from '../../../../src/console/core/breakpointText.ts';
import { BreakpointsTab } from '../../../../src/console/panels/breakpoints/BreakpointsTab.tsx';
import { PausedBanner } from '../../../../src/console/panels/PausedBanner.tsx';
import { consoleFor } from '../../support/consoleFor.ts';
import { door } from '../door.ts';

afterEach(cleanup);

const open = () => {
  const here = consoleFor(door);
  const tab = () => <BreakpointsTab core={here.core} actor={here.actor} />;
  const { rerender } = render(tab());
  return { ...here, draw: () => act(() => rerender(tab())) };
};
const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add' }));
const listed = () => screen.queryAllByRole('listitem').map((item) => item.getAttribute('aria-label'));

it('sets one of each kind, from what there is', async () => {
  const { core } = open();
  await choose('State', 'open');
  await add();
  await choose('Stop when', 'an event arrives');
  await choose('Event', 'push');
  await add();
  await choose('Stop when', 'a transition is taken');
  await choose('Transition', 'door.closed | push | 0');
  await add();
  await choose('Stop when', 'a guard is false');
  await choose('Guard', 'isHard');
  await add();
  await choose('Stop when', 'a condition becomes true');
  await choose('Machine', 'any');
  await userEvent.type(screen.getByRole('textbox', { name: 'Condition' }), 'pushes >= 2');
  await add();
  expect(listed()).toEqual([
    'when door.open is entered',
    'before push',
    'when door.closed | push | 0 is taken',
    'when isHard is false in door',
    'when pushes >= 2 becomes true',
  ]);
  expect(core.breakpoints.list()).toEqual([
    { id: 'state door.open', enabled: true, on: 'state', state: 'door.open' },
    { id: 'event push', enabled: true, on: 'event', type: 'push' },
    {
      ...{ id: 'transition door.closed | push | 0', enabled: true },
      ...{ on: 'transition', transition: 'door.closed | push | 0' },
    },
    { id: 'guard isHard of door', enabled: true, on: 'guard', guard: 'isHard', machine: 'door' },
    { id: 'context pushes >= 2', enabled: true, on: 'context', condition: 'pushes >= 2' },
  ]);
});

it('says what is wrong with a condition that cannot be read, and keeps it to be mended', async () => {
  const { core } = open();
  await choose('Stop when', 'a condition becomes true');
  const condition = screen.getByRole<HTMLInputElement>('textbox', { name: 'Condition' });
  await userEvent.type(condition, 'pushes => 2');
  await add();
  expect(screen.getByRole('alert').textContent).toBe(
    'Invalid condition: expected path, operator and value, for example: left <= 0',
  );
  expect([condition.getAttribute('aria-invalid'), core.breakpoints.list()]).toEqual(['true', []]);
  await userEvent.clear(condition);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(condition, 'pushes >= 2');
  await add();
  expect(listed()).toEqual(['when pushes >= 2 becomes true in door']);
});

it('is edited, switched off and removed', async () => {
  const { core, actor } = open();
  await choose('State', 'open');
  await add();
  await userEvent.click(screen.getByRole('button', { name: 'Edit: when door.open is entered' }));
  const form = within(screen.getByRole('form', { name: 'Edit breakpoint' }));
  expect(form.getByRole<HTMLSelectElement>('combobox', { name: 'Machine' }).value).toBe('door');
  await choose('State', 'asking');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(listed()).toEqual(['when door.asking is entered']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'when door.asking is entered', checked: true }));
  act(() => core.send(actor, { type: 'ask' }));
  expect([core.isPaused(), core.breakpoints.list()[0]?.enabled]).toEqual([false, false]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove: when door.asking is entered' }));
  expect(listed()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('Removed: when door.asking is entered');
});

it('shows which one has stopped the site, and where, until it runs again', async () => {
  const { core, actor, draw } = open();
  await choose('Stop when', 'a guard is false');
  await choose('Guard', 'isHard');
  await add();
  core.send(actor, { type: 'push', force: 1 } as never);
  draw();
  const sentence = 'Stopped when isHard is false in door: door was in closed, on push.';
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.getByRole('listitem', { current: true }).getAttribute('aria-label')).toBe(
    'when isHard is false in door',
  );
  const hit = core.breakpoints.lastHit();
  expect(hit === null ? null : sayHit(hit)).toBe(sentence);
  cleanup();
  render(<PausedBanner total={7} looking={null} hit={hit} />);
  expect(screen.getByRole('status').textContent).toBe(` Site paused at #7. ${sentence} Clicks are held, not lost.`);
  core.run();
  expect(core.breakpoints.lastHit()).toBeNull();
});
