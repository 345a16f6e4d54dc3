// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { pointingOf } from '../../../../src/console/core/checks/pointingOf.ts';
import { NotesTab } from '../../../../src/console/panels/notes/NotesTab.tsx';
import { useConsole } from '../../../../src/console/panels/useConsole.ts';
import { consoleFor } from '../../support/consoleFor.ts';
import { door, doorEvents } from '../door.ts';

afterEach(cleanup);

function open() {
  const { core, actor } = consoleFor(door, doorEvents);
  const onLook = vi.fn();
  function Panel() {
    useConsole(core);
    return <NotesTab core={core} pointing={pointingOf(core)} timeText={() => '12:00:00'} onLook={onLook} />;
  }
  render(<Panel />);
  const push = (force: number) => ({ type: 'push', force });
  return { core, onLook, send: () => act(async () => core.send(actor, push(1))) };
}

const drawn = () => act(() => new Promise((go) => setTimeout(go, 50)));

it('keeps what is being written while the session goes on, on the moment at which that began', async () => {
  const { core, send } = open();
  const seq = core.recorder.total;
  const field = screen.getByRole('textbox', { name: `Note at #${seq}` });
  await userEvent.type(field, 'Look');
  await send();
  await drawn();
  await userEvent.type(field, ' here');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(core.notes.list()).toEqual([{ seq, at: expect.any(Number), text: 'Look here' }]);
});

it('lists notes and checks by their moments, shows the screens of one, edits and removes them', async () => {
  const { core, onLook } = open();
  const target = { by: 'text', name: 'Open', within: null, nth: null } as const;
  act(() => {
    core.checks.add({ seq: 2, at: 2, target, must: 'shown', value: null });
    core.notes.put({ seq: 1, at: 1, text: '' });
    core.checks.judge(1, '“Open” is not shown.');
  });
  await drawn();
  const list = screen.getByRole('list', { name: 'Notes and checks' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['#1 12:00:00', '#2 12:00:00“Open” is shown fails “Open” is not shown.']);
  await userEvent.click(within(list).getByRole('button', { name: '#2 12:00:00' }));
  expect(onLook).toHaveBeenCalledWith(2);
  await userEvent.type(within(list).getByRole('textbox', { name: 'Note at #1' }), 'A');
  expect(core.notes.list()).toEqual([{ seq: 1, at: 1, text: 'A' }]);
  await userEvent.click(within(list).getByRole('button', { name: 'Remove note at #1' }));
  await userEvent.click(within(list).getByRole('button', { name: 'Remove check: “Open” is shown' }));
  expect([core.notes.list(), core.checks.list()]).toEqual([[], []]);
});

it('adds a second note on a moment behind the first', async () => {
  const { core } = open();
  const seq = core.recorder.total;
  act(() => core.notes.put({ seq, at: 1, text: 'First' }));
  const form = screen.getByRole('form', { name: 'New note' });
  await userEvent.type(within(form).getByRole('textbox'), 'Second{Enter}');
  expect(core.notes.list().map(({ text }) => text)).toEqual(['First; Second']);
});
