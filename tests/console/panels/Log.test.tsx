// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { rootsOf } from '../../../src/console/core/roots.ts';
import { Log } from '../../../src/console/panels/Log.tsx';
import { consoleFor } from '../support/consoleFor.ts';
import { door } from './door.ts';

afterEach(cleanup);

function open(looking: number | null) {
  const { core } = consoleFor(door);
  for (const force of [1, 2]) core.send('door', { type: 'push', force } as never);
  const onChoose = vi.fn();
  render(
    <Log
      recorder={core.recorder}
      roots={rootsOf(core)}
      hidesMachinery={false}
      filter={{ written: 'type:push', kind: 'event' }}
      onFilter={() => {}}
      version={core.recorder.total}
      looking={looking}
      chosen={looking}
      onChoose={onChoose}
    />,
  );
  const rows = within(screen.getByRole('listbox', { name: 'Log' }))
    .getAllByRole('option')
    .map((row) => row.textContent);
  const seqs = [...Array(core.recorder.total).keys()].map((at) => at + 1);
  const pushes = seqs.filter((seq) => {
    const entry = core.recorder.find(seq);
    return entry?.kind === 'event' && entry.event.type === 'push';
  });
  return { rows, pushes, onChoose };
}

it('says where the screens are, how much follows, and goes on to it', async () => {
  const { pushes } = open(null);
  cleanup();
  const [first = 0] = pushes;
  const { rows, onChoose } = open(first);
  expect(rows).toEqual([
    expect.stringContaining('{"force":1}'),
    'You are here. 1 entry follows',
    expect.stringContaining('{"force":2}'),
  ]);
  const log = screen.getByRole('listbox', { name: 'Log' });
  expect(within(log).getByRole('option', { selected: true }).textContent).toBe(rows[0]);
  expect(document.querySelectorAll('.later')).toHaveLength(1);
  log.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChoose).toHaveBeenCalledWith(pushes[1]);
});

it('has no such line in the present', () => {
  const { rows } = open(null);
  expect(rows).toHaveLength(2);
});
