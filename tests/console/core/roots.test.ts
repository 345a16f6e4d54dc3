// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import type { Entry } from '../../../src/console/core/entry.ts';
import { rootsOf } from '../../../src/console/core/roots.ts';
import { upcoming } from '../../../src/console/core/upcoming.ts';
import { eventName } from '../../../src/console/core/words.ts';
import { consoleFor } from '../support/consoleFor.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const clock = setup({ delays: { second: 1_000 } }).createMachine({
  id: 'clock',
  initial: 'ticking',
  states: { ticking: { after: { second: { target: 'ticking', reenter: true } } } },
});

const dialog = setup({
  types: { events: {} as { type: 'type' | 'close' } },
  delays: { patience: 60_000 },
}).createMachine({
  id: 'dialog',
  initial: 'form',
  states: { form: { on: { type: {}, close: 'closed' }, after: { patience: 'closed' } }, closed: { type: 'final' } },
});

/** A house with a clock, a weather that is polled, and a dialog whose code is loaded first. */
const house = setup({
  types: {
    context: {} as { polls: number },
    events: {} as { type: 'open' | 'told' | 'knock' },
  },
  actors: {
    clock,
    dialog,
    load: fromPromise(async () => {}),
    fetchWeather: fromPromise(async () => 'rain'),
  },
  delays: { recheck: 30_000 },
}).createMachine({
  id: 'house',
  context: { polls: 0 },
  type: 'parallel',
  invoke: { id: 'clock', src: 'clock' },
  states: {
    weather: {
      initial: 'resting',
      states: {
        resting: { after: { recheck: 'asking' } },
        asking: {
          invoke: {
            id: 'fetchWeather',
            src: 'fetchWeather',
            onDone: { target: 'resting', actions: assign({ polls: ({ context }) => context.polls + 1 }) },
          },
        },
      },
    },
    door: {
      initial: 'shut',
      states: {
        shut: { on: { open: 'loading', knock: {} } },
        loading: { invoke: { id: 'load', src: 'load', onDone: 'dialog' } },
        dialog: { invoke: { id: 'dialog', src: 'dialog', onDone: 'shut' } },
      },
    },
  },
});

const start = () => {
  const { core } = consoleFor(house);
  const roots = rootsOf(core);
  const entries = () =>
    Array.from({ length: core.recorder.total }, (_, at) => core.recorder.find(at + 1)).filter(
      (entry) => entry !== undefined,
    );
  const heard = (entry: Entry) => ('event' in entry ? [`${entry.actor.id} ${eventName(entry.event)}`] : []);
  return {
    core,
    roots,
    /** Events that are not machinery, in words. */
    shown: () =>
      entries().flatMap((entry) => (entry.kind === 'event' && !roots.isMachinery(entry) ? heard(entry) : [])),
  };
};

describe('the roots of what happens', () => {
  it('leaves out a clock and a poll with its replies once they recur, and nothing that a person did', async () => {
    const { core, shown } = start();
    await vi.advanceTimersByTimeAsync(65_000);
    core.send('house', { type: 'knock' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shown()).toEqual(['house knock']);
  });

  it('keeps a timer that fires after what a person did, however often', async () => {
    const { core, shown } = start();
    await vi.advanceTimersByTimeAsync(3_000);
    for (let round = 0; round < 3; round += 1) {
      core.send('house', { type: 'open' });
      await vi.advanceTimersByTimeAsync(60_500);
    }
    expect(shown().filter((line) => line === 'dialog after patience')).toHaveLength(3);
  });

  it('follows a press to the flow that it opened, also where its code had to be loaded, and back when that ends', async () => {
    const { core, roots } = start();
    expect(roots.flow()).toBeNull();
    core.send('house', { type: 'knock' });
    expect(roots.flow()?.path).toBe('house');
    core.send('house', { type: 'open' });
    await vi.advanceTimersByTimeAsync(10);
    expect(roots.flow()?.path).toBe('house/dialog');
    core.send('dialog', { type: 'type' });
    expect(roots.flow()?.path).toBe('house/dialog');
    core.send('dialog', { type: 'close' });
    await vi.advanceTimersByTimeAsync(10);
    expect(roots.flow()?.path).toBe('house');
  });

  it('names the press that a reply goes back to', async () => {
    const { core, roots } = start();
    core.send('house', { type: 'open' });
    const press = core.recorder.total - 5;
    await vi.advanceTimersByTimeAsync(10);
    const begun = core.recorder.actors.find(({ id }) => id === 'dialog');
    const init = Array.from({ length: core.recorder.total }, (_, at) => core.recorder.find(at + 1)).find(
      (entry) => entry?.kind === 'event' && entry.actor === begun,
    );
    const [pressed] = roots.presses();
    expect(core.recorder.find(pressed ?? 0)).toMatchObject({ kind: 'event', event: { type: 'open' } });
    expect(press).toBeGreaterThan(0);
    expect(roots.rootOf(init?.seq ?? 0)).toBe(pressed);
  });

  it('has a timer that somebody waits for as the next one, not the clock', async () => {
    const { core, roots } = start();
    await vi.advanceTimersByTimeAsync(2_000);
    core.send('house', { type: 'open' });
    await vi.advanceTimersByTimeAsync(500);
    const names = (hides: boolean) => upcoming(core, roots, hides).map(({ event }) => eventName(event));
    expect(names(false)).toEqual(['after second', 'after recheck', 'after patience']);
    expect(names(true)).toEqual(['after recheck', 'after patience']);
  });
});
