// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AnyMachineSnapshot, and, createActor, setup } from 'xstate';
import { explainBlocked } from '../../../../src/console/core/whyNot.ts';
import { type Miss, WhyNotPanel } from '../../../../src/console/panels/why/WhyNotPanel.tsx';

afterEach(cleanup);

const door = setup({
  types: { context: {} as { key: number }, events: {} as { type: 'open'; key: number } | { type: 'shut' | 'lock' } },
  guards: {
    fits: ({ context }, params: { key: number }) => context.key === params.key,
    isKnown: () => true,
    isDay: () => false,
  },
}).createMachine({
  id: 'door',
  context: { key: 7 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        lock: { guard: and(['isDay', 'isKnown', 'isDay']), actions: () => {} },
        open: [
          { guard: and(['isKnown', 'isDay', 'isDay']), target: 'open' },
          { guard: { type: 'fits', params: ({ event }) => ({ key: event.key }) }, target: 'open' },
        ],
      },
    },
    open: { on: { shut: 'shut' } },
  },
});

const here: AnyMachineSnapshot = createActor(door).getSnapshot();
const misses: readonly Miss[] = [
  { seq: 9, event: 'open', actor: 'door', answer: explainBlocked(here, { type: 'open', key: 3 } as never) },
  { seq: 4, event: 'shut', actor: 'door', answer: explainBlocked(here, { type: 'shut' }) },
];

function show(chosen: number | null, list = misses) {
  const told = { onChoose: vi.fn(), onForm: vi.fn(), onBranch: vi.fn(), onBreak: vi.fn() };
  render(<WhyNotPanel misses={list} chosen={chosen} spelled={(params) => JSON.stringify(params)} {...told} />);
  return told;
}

const rungs = () => within(screen.getByRole('list', { name: 'Candidates, innermost first' })).getAllByRole('listitem');

describe('the panel of ignored events', () => {
  it('says why the newest changed nothing, and who was asked', () => {
    show(null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'open ignored: In shut, fits is false. open is ignored in shut.',
    );
    expect(screen.getByText(/2 states checked, nearest miss in red/)).toBeTruthy();
    expect(rungs().map(({ textContent }) => textContent)).toEqual([
      'shutactordoorhandles openyesisKnown and isDay and isDayfalseopen',
      'shutactordoorhandles openyesfitsfalseopenparams{"key":3}',
      'dooractordoorhandles openno',
    ]);
    expect(rungs().map(({ className }) => className)).toEqual(['rung', 'rung near', 'rung']);
    expect(screen.getByText('shut, open [fits] -> open')).toBeTruthy();
  });

  it('has them by their reasons, to be chosen by keyboard', async () => {
    const { onChoose } = show(9);
    const list = screen.getByRole('navigation', { name: 'Ignored events' });
    expect(
      within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ignored events 2', 'Guard is false', 'Not handled in this state']);
    const buttons = within(list).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-current'))).toEqual(['true', 'false']);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([[4]]);
  });

  it('says where else an event would be heard, and has no guard to break at', () => {
    show(4);
    expect(screen.getByText('States that handle shut: door.open')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add breakpoint' })).toBeNull();
  });

  it('says of a composed guard what each condition said, each once', () => {
    show(null, [{ seq: 1, event: 'lock', actor: 'door', answer: explainBlocked(here, { type: 'lock' }) }]);
    expect(rungs()[0]?.querySelector('dl')?.textContent).toBe('isDayfalseisKnowntrue');
  });

  it('leads on', async () => {
    const { onForm, onBranch, onBreak } = show(9);
    await userEvent.click(screen.getByRole('button', { name: 'Go to form' }));
    await userEvent.click(screen.getByRole('button', { name: 'Branch' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add breakpoint' }));
    expect([onForm.mock.calls, onBranch.mock.calls]).toEqual([[[misses[0]]], [[misses[0]]]]);
    expect(onBreak.mock.calls).toEqual([[misses[0], 'door.shut | open | 1']]);
  });

  it('says so where there is none', () => {
    show(null, []);
    expect(screen.getByText('No ignored events.')).toBeTruthy();
  });
});
