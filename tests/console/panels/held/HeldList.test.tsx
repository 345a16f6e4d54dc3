// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { Console } from '../../../../src/console/core/console.ts';
import { HeldList } from '../../../../src/console/panels/held/HeldList.tsx';
import { useConsole } from '../../../../src/console/panels/useConsole.ts';
import { consoleFor, turns } from '../../support/consoleFor.ts';
import { door, doorEvents } from '../door.ts';

afterEach(cleanup);

function Panel({ core }: { readonly core: Console }) {
  useConsole(core);
  return <HeldList core={core} />;
}

const open = (...secretActors: readonly string[]) => {
  const here = consoleFor(door, doorEvents, secretActors);
  const { core, actor } = here;
  const paused = () => act(() => core.pause());
  const context = () => actor.ref.getSnapshot().context as unknown;
  render(<Panel core={core} />);
  const send = (event: object) => act(() => core.send(actor, event as never));
  return { ...here, paused, context, send };
};
const frame = () => act(() => new Promise<void>((go) => requestAnimationFrame(() => go())));
const row = (name: string) => within(screen.getByRole('listitem', { name }));
const listed = () => screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'));

it('edits an event by the form of its schema, and does not let a wrong one through', async () => {
  const { core, paused, send, context, actor } = open();
  paused();
  send({ type: 'push', force: 1 });
  await frame();
  await userEvent.click(row('push for door').getByRole('button', { name: 'Edit' }));
  const form = within(screen.getByRole('form', { name: 'Edit push' }));
  const force = form.getByRole('spinbutton', { name: 'force' });
  await userEvent.clear(force);
  await userEvent.type(force, '9');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('push edited');
  act(() => void core.gate.step());
  expect([actor.ref.getSnapshot().value, context()]).toEqual(['open', { pushes: 0, key: null }]);
});

it('shows nothing of what a secret actor brings, and delivers it as it was', async () => {
  const { core, paused, send, context } = open('fetchKey');
  send({ type: 'ask' });
  paused();
  await turns();
  await frame();
  await userEvent.click(row('fetchKey done for fetchKey').getByRole('button', { name: 'Edit' }));
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Payload (JSON)' });
  expect(text.value).toBe('{\n  "key": "•••••"\n}');
  expect(document.body.innerHTML).not.toContain('brass');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  act(() => void core.gate.step());
  expect(context()).toEqual({ pushes: 0, key: 'brass' });
});

it('edits what a promise brings as JSON', async () => {
  const { core, paused, send, context } = open();
  send({ type: 'ask' });
  paused();
  await turns();
  await frame();
  await userEvent.click(row('fetchKey done for fetchKey').getByRole('button', { name: 'Edit' }));
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Payload (JSON)' });
  expect(text.value).toBe('{\n  "key": "brass"\n}');
  fireEvent.change(text, { target: { value: '{"key": ' } });
  expect(screen.getByText('Invalid JSON.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  fireEvent.change(text, { target: { value: '{"key": "silver"}' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  act(() => void core.gate.step());
  expect(context()).toEqual({ pushes: 0, key: 'silver' });
});

it('is put in another order by buttons and by dragging', async () => {
  const { core, paused, send } = open();
  paused();
  for (const type of ['ask', 'shut']) send({ type });
  send({ type: 'push', force: 1 });
  await frame();
  expect(listed()).toEqual(['ask for door', 'shut for door', 'push for door']);
  await userEvent.click(screen.getByRole('button', { name: 'Move push earlier' }));
  await frame();
  expect(listed()).toEqual(['ask for door', 'push for door', 'shut for door']);
  expect(screen.getByRole('status').textContent).toBe('push moved to position 2 of 3');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move push earlier' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move ask later' }));
  await frame();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move ask later' }));
  expect(listed()).toEqual(['push for door', 'ask for door', 'shut for door']);
  await userEvent.click(screen.getByRole('button', { name: 'Move push earlier' }));
  fireEvent.dragStart(screen.getByRole('listitem', { name: 'shut for door' }));
  fireEvent.dragOver(screen.getByRole('listitem', { name: 'push for door' }));
  fireEvent.drop(screen.getByRole('listitem', { name: 'push for door' }));
  await frame();
  expect(core.gate.held().map(({ event }) => event.type)).toEqual(['shut', 'push', 'ask']);
  expect(listed()).toEqual(['shut for door', 'push for door', 'ask for door']);
});

it('is put off by the clock of the actors, and says when it comes', async () => {
  const { core, paused, send } = open();
  paused();
  send({ type: 'ask' });
  send({ type: 'push', force: 1 });
  await frame();
  await userEvent.click(row('ask for door').getByRole('button', { name: 'Delay' }));
  const ms = screen.getByRole('spinbutton', { name: 'Delay in milliseconds' });
  await userEvent.clear(ms);
  await userEvent.type(ms, '2500');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await frame();
  expect(listed()).toEqual(['push for door', 'ask for door']);
  expect(row('ask for door').getByText('due in 2.5 s')).toBeTruthy();
  act(() => core.jump(2_500));
  await frame();
  expect(row('ask for door').queryByText(/due in/)).toBeNull();
  expect(core.gate.held().map(({ event, dueAt }) => [event.type, dueAt])).toEqual([
    ['push', null],
    ['ask', null],
  ]);
});

it('holds and steers a timer too', async () => {
  const { core, paused, send, actor } = open();
  send({ type: 'push', force: 9 });
  paused();
  act(() => core.jump(1_000));
  await frame();
  expect(row('after patience for door').getByText('timer')).toBeTruthy();
  expect(actor.ref.getSnapshot().value).toBe('open');
  await userEvent.click(row('after patience for door').getByRole('button', { name: 'Deliver' }));
  expect(actor.ref.getSnapshot().value).toBe('closed');
});

it('gives the focus back to the button that had opened a form, and shows what an event carries', async () => {
  const { paused, send } = open();
  paused();
  send({ type: 'push', force: 1 });
  await frame();
  expect(row('push for door').getByText('{"force":1}')).toBeTruthy();
  await userEvent.click(row('push for door').getByRole('button', { name: 'Edit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await frame();
  expect(document.activeElement).toBe(row('push for door').getByRole('button', { name: 'Edit' }));
  await userEvent.click(row('push for door').getByRole('button', { name: 'Delay' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await frame();
  expect(document.activeElement).toBe(row('push for door').getByRole('button', { name: 'Delay' }));
});
