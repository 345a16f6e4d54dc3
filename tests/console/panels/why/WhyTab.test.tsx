// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { assign, fromPromise, sendTo, setup } from 'xstate';
import * as z from 'zod/mini';
import { WhyTab } from '../../../../src/console/panels/WhyTab.tsx';
import { consoleFor } from '../../support/consoleFor.ts';

afterEach(cleanup);

const bell = setup({ types: { events: {} as { type: 'ring' | 'polish' } } }).createMachine({
  id: 'bell',
  initial: 'silent',
  states: { silent: { on: { ring: 'loud' } }, loud: {} },
});

/** A till that takes money only for a full basket, and says so otherwise. */
const till = setup({
  types: {
    context: {} as { basket: readonly string[]; coins: number; hint: string },
    events: {} as
      | { type: 'put'; what: string }
      | { type: 'pay'; coins: number }
      | { type: 'call' | 'nag' | 'nap' | 'wake' },
  },
  actors: { bell, charge: fromPromise(() => new Promise<void>(() => {})) },
  guards: {
    isFull: ({ context }) => context.basket.length > 0,
    isEnough: ({ event }) => event.type === 'pay' && event.coins >= 5,
  },
}).createMachine({
  id: 'till',
  context: { basket: [], coins: 0, hint: '' },
  invoke: { id: 'bell', src: 'bell' },
  initial: 'open',
  states: {
    open: {
      on: {
        put: { actions: assign({ basket: ({ context, event }) => [...context.basket, event.what] }) },
        pay: [
          { guard: 'isFull', target: 'paying' },
          { guard: 'isEnough', actions: assign({ hint: 'fill the basket' }) },
        ],
        call: { actions: [sendTo('bell', { type: 'ring' }), sendTo('bell', { type: 'polish' })] },
        nag: {},
      },
    },
    paying: { invoke: { id: 'charge', src: 'charge' }, on: { wake: 'open' } },
  },
});

const events = {
  put: z.object({ what: z.string().check(z.minLength(1)) }),
  pay: z.object({ coins: z.number().check(z.minimum(0), z.maximum(9)) }),
  call: z.object({}),
};

function show(...sent: readonly object[]) {
  const here = consoleFor(till, events);
  for (const event of sent) here.core.send('till', event as never);
  const told = { onChoose: vi.fn(), onForm: vi.fn(), onBranch: vi.fn() };
  const draw = (chosen: number | null) => (
    <WhyTab core={here.core} steered={here.core} chosen={chosen} hidesMachinery {...told} />
  );
  const { rerender } = render(draw(null));
  return { ...here, ...told, draw: (chosen: number | null) => rerender(draw(chosen)) };
}

const presses = () =>
  within(screen.getByRole('navigation', { name: 'Presses' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const rungs = () => within(screen.getByRole('list', { name: 'Candidates, innermost first' })).getAllByRole('listitem');
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('why a button did nothing', () => {
  it('begins at the last press, and lists every candidate that a guard refused although another took it', () => {
    show({ type: 'pay', coins: 7 });
    expect(title()).toBe('pay took another way: isFull is false, so till took another way and stays in open.');
    expect(rungs().map(({ textContent }) => textContent)).toEqual([
      'openactortillhandles payyesisFullfalsepayingisFullfalsecontext.basket.length0',
      'openactortillhandles payyesisEnoughtrueassign',
    ]);
    expect(screen.getByText(/ in open · 1 candidate refused$/)).toBeTruthy();
  });

  it('says of a press that nothing took which guards refused it, and what they looked at', () => {
    show({ type: 'pay', coins: 3 });
    expect(title()).toBe('pay did nothing: In open, isFull is false. pay is ignored in open.');
    expect(rungs().map(({ className }) => className)).toEqual(['rung near', 'rung', 'rung']);
    expect(rungs()[1]?.textContent).toBe(
      'openactortillhandles payyesisEnoughfalseassignisEnoughfalseevent.type"pay"event.coins3',
    );
  });

  it('says what would let it through: the conditions, their values, and a payload', async () => {
    const { core, onForm, onBranch } = show({ type: 'pay', coins: 3 });
    const [full, enough] = within(
      screen.getByRole('heading', { name: 'What would let it through' }).parentElement as HTMLElement,
    )
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(full).toBe(
      'To get to paying, isFull must be true (now context.basket.length = 0).Find a wayPause when it is false',
    );
    expect(enough).toBe(
      'For till to run assign, isEnough must be true (now event.type = "pay", event.coins = 3).Pause when it is false',
    );
    expect(screen.getByText('This payload goes through: coins: maximum.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Open form' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue in a new tab' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Pause when it is false' })[0] as HTMLElement);
    const press = core.recorder.misses()[0]?.cause ?? 0;
    expect([onForm.mock.calls, onBranch.mock.calls]).toEqual([[['pay']], [[press - 1]]]);
    expect(core.breakpoints.list()).toEqual([
      { id: 'guard isFull of till', enabled: true, on: 'guard', guard: 'isFull', machine: 'till' },
    ]);
  });

  it('finds a way to where a refused press would have led', async () => {
    const { actor } = show({ type: 'pay', coins: 3 });
    await userEvent.click(screen.getAllByRole('button', { name: 'Find a way' })[0] as HTMLElement);
    const deeds = within(screen.getByRole('region', { name: 'Actions for paying' }));
    await userEvent.click(deeds.getByRole('button', { name: /^Take me there/ }));
    expect(deeds.getByRole('alert').textContent).toMatch(/^put .*, then pay .* starts charge for real/);
    expect(actor.ref.getSnapshot().value).toBe('open');
  });

  it('says what a press sent, who took it, and who did not', () => {
    show({ type: 'call' });
    expect(title()).toBe('call worked: till stays in open.');
    expect(
      within(screen.getByRole('list', { name: 'What it led to' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replace(/^#\d+ /, '')),
    ).toEqual(['till to bell: ring silent → loud', 'till to bell: polish ignored']);
  });

  it('knows a transition that stays and changes nothing from one that works', () => {
    show({ type: 'nag' });
    expect(title()).toBe('nag did nothing: till took nag, stays in open, and nothing changed.');
  });

  it('lists presses newest first, counts the same in a row once, and folds the background', async () => {
    const { core, onChoose, draw } = show(
      { type: 'put', what: 'apple' },
      { type: 'put', what: 'pear' },
      { type: 'nap' },
      { type: 'call' },
    );
    expect(presses()).toEqual([
      'call tilltill stays in open.',
      'nap tillopen does not handle nap. No state of till does.',
      'put till ×2till stays in open.',
      'polish bellloud does not handle polish. No state of bell does.',
    ]);
    expect(screen.getByText('Ignored in the background').closest('details')?.open).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: /^nap/ }));
    const seq = core.recorder.misses().find(({ event }) => event.type === 'nap')?.cause;
    expect(onChoose.mock.calls).toEqual([[seq]]);
    draw(seq ?? null);
    expect(title()).toBe('nap did nothing: open does not handle nap. No state of till does.');
  });

  it('asks for a press where there was none', () => {
    show();
    expect(screen.getByText('No press yet. Use the site, then look here for what each press did.')).toBeTruthy();
  });
});
