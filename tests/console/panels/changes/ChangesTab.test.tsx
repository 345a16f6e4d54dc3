// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ChangesTab } from '../../../../src/console/panels/changes/ChangesTab.tsx';
import { callRecord } from '../../support/callRecord.ts';
import { consoleFor } from '../../support/consoleFor.ts';
import { door } from '../door.ts';

afterEach(cleanup);

const itemsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('compares the last two bookmarks, and any other moments by keyboard', async () => {
  const { core } = consoleFor(door);
  core.clock.pause();
  const push = (force: number) => core.send('door', { type: 'push', force } as never);
  const mark = (text: string): number => {
    core.notes.put({ seq: core.recorder.total, at: core.clock.now(), text });
    return core.recorder.total;
  };
  mark('before');
  push(1);
  core.jump(10);
  const call = callRecord({ seq: 1, id: 'door.key', state: 'waiting', status: null, replyVerdict: null });
  core.tap.log.write(call);
  const from = mark('pushed');
  core.tap.log.write({ ...call, state: 'failed' });
  push(9);
  const to = mark('opened');
  push(1);
  core.jump(1_000);
  const onLook = vi.fn();
  render(<ChangesTab core={core} hidesMachinery={false} timeText={() => '10:00:00'} onLook={onLook} />);

  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'From' }).selectedOptions[0]?.text).toBe(
    `#${from} 10:00:00 pushed`,
  );
  expect(itemsOf('Actors that differ')).toEqual(['changed door closed → open']);
  expect(itemsOf('Calls that differ')).toEqual(['pending → failed #1 GET door.key ']);

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'From' }), '#1 start');
  expect(itemsOf('Actors that differ')).toEqual([expect.stringContaining('changed door closed → open~ pushes0 → 1')]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'To' }), 'now');
  expect(itemsOf('Actors that differ')).toEqual(['changed door closed~ pushes0 → 1']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'now');
  expect(screen.getByText(/^Nothing differs/)).toBeDefined();

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'To' }), `#${to} 10:00:00 opened`);
  await userEvent.click(screen.getByRole('button', { name: `Show the screens of #${to} 10:00:00 opened` }));
  expect(onLook).toHaveBeenCalledWith(to);
});
