// @vitest-environment jsdom
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AnyStateMachine, assign, createActor, createMachine, fromCallback, fromPromise, setup } from 'xstate';
import { chartOf } from '../../../../src/inspection/chart.ts';
import { type Collector, createCollector } from '../../../../src/inspection/coverage.ts';
import { applyMove, begin } from '../../../../src/inspection/step/move.ts';
import { writeFailure } from '../failures/failureFile.ts';
import type { Flow, Seen } from '../flow.ts';
import { done, fails } from '../outcome.ts';
import type { View } from '../view.ts';
import { withheldResults } from '../withheldResults.ts';
import { tourInBrowser } from './browserTour.ts';
import { eachOf } from './goals.ts';
import { configurationOf, createPlanner } from './plan.ts';
import type { RemoteState } from './remote.ts';
import type { BrowserStage, Records } from './stage.ts';

/** A lamp that may be worn out. */
const lampOf = (isWorn: boolean) =>
  setup({
    types: { events: {} as { readonly type: 'lamp.press' | 'lamp.drop' } },
    guards: { isWorn: () => isWorn },
  }).createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { 'lamp.press': [{ guard: 'isWorn', target: 'dark' }, { target: 'on' }], 'lamp.drop': 'dark' } },
      on: { on: { 'lamp.press': 'off' } },
      dark: {},
    },
  });

const told: unknown = {
  machine: () => lampOf(false),
  inputs: [undefined],
  cases: { 'lamp.press': [{}], 'lamp.drop': [{}] },
  outcomes: {},
  invariants: {},
};
const flow = told as Flow<AnyStateMachine>;
const expectations = { off: () => {}, on: () => {}, dark: () => {} };
const drivers = { 'lamp.press': 'elsewhere', 'lamp.drop': 'elsewhere' };
const shown: unknown = { drivers, expectations };
const view = shown as View<AnyStateMachine>;

const worn = { 'off, lamp.press [isWorn] -> dark': 'no lamp of the shop is worn out' };

/** This very document as a page, with a new lamp on it each time that it is opened. */
function stageWith(lamp: AnyStateMachine, other: Partial<BrowserStage> = {}): BrowserStage {
  const standIn: unknown = {
    evaluate: async (run: (given: unknown) => unknown, given: unknown) => run(given),
  };
  const send = (type: 'lamp.press' | 'lamp.drop') => ({ bring: async () => window.shop?.site.send({ type }) });
  return {
    handle: 'shop',
    scope: { selector: 'main' },
    openings: [
      {
        name: 'the shop',
        open: async () => {
          const { inspect, readOne, lastTaken } = createCollector();
          window.shop = { site: createActor(lamp, { inspect }).start(), coverageOf: readOne, lastTaken };
          Object.assign(window, { __pwClock: { controller: { runFor: async () => {} } } });
          return standIn as Page;
        },
      },
    ],
    elsewhere: { 'lamp.press': send('lamp.press'), 'lamp.drop': send('lamp.drop') },
    outOfReach: worn,
    ...other,
  };
}

declare global {
  interface Window {
    shop?: {
      readonly site: ReturnType<typeof createActor>;
      readonly coverageOf: Collector['readOne'];
      readonly lastTaken: Collector['lastTaken'];
    };
  }
}

const kept = withheldResults();

afterEach(() => {
  vi.useRealTimers();
  delete window.shop;
});

it('takes every transition, and has nothing to say', async () => {
  expect(await tourInBrowser(flow, view, stageWith(lampOf(false)))).toEqual([]);
});

it('takes every two transitions in a row where the stage says so', async () => {
  const stage = { ...stageWith(lampOf(false)), inPairs: true };
  expect(await tourInBrowser(flow, view, stage)).toEqual([]);
  expect(kept.at(-1)).toEqual({
    kind: 'browserPairs',
    machine: 'lamp',
    chart: chartOf(lampOf(false)),
    reached: 3,
    givenUp: [],
    outOfReach: stage.outOfReach,
    held: [],
    compared: [],
    seconds: expect.any(Number),
  });
});

it('gives up two in a row where the page always does something between, and says which', async () => {
  const lamp = lampOf(false);
  const restless = stageWith(lamp, {
    inPairs: true,
    openings: stageWith(lamp).openings.map((opening) => ({
      ...opening,
      open: async () => {
        const page = await opening.open();
        const { site } = window.shop ?? {};
        let wasOn = false;
        site?.subscribe(({ value }: { readonly value?: unknown }) => {
          // It falls as soon as it goes out.
          if (value === 'on') wasOn = true;
          else if (wasOn && value === 'off') {
            wasOn = false;
            queueMicrotask(() => site.send({ type: 'lamp.drop' }));
          }
        });
        return page;
      },
    })),
  });
  await tourInBrowser(flow, view, restless);
  expect(kept.at(-1)).toMatchObject({
    givenUp: [
      'lamp.on | lamp.press | 0 > lamp.off | lamp.press | 1 (right after the first came: lamp.off | lamp.drop | 0)',
    ],
  });
});

/** A kettle that cools down at once. */
const kettle = setup({
  types: { context: {} as { readonly isHot: boolean }, events: {} as { readonly type: 'boil' | 'cool' | 'pour' } },
  guards: { isHot: ({ context }) => context.isHot },
  actions: { heat: assign({ isHot: true }), chill: assign({ isHot: false }) },
}).createMachine({
  id: 'kettle',
  context: { isHot: false },
  on: { boil: { actions: 'heat' }, cool: { actions: 'chill' }, pour: [{ guard: 'isHot' }, {}] },
});

const neverHot = { 'any, pour [isHot] -> (stays)': 'it is cold before anybody can pour' };

it.each([
  ['and is waited for', 0, true],
  ['before it is looked at', 1, true],
  ['while the next move is planned', 2, true],
  ['and a transition cannot be had', 2, false],
] as const)('has no surprise where the page goes on by itself %s', async (_title, looks, inPairs) => {
  const known: unknown = {
    machine: () => kettle,
    inputs: [undefined],
    cases: { boil: [{}], cool: [{}], pour: [{}] },
    outcomes: {},
    invariants: {},
  };
  const stage = stageWith(kettle, {
    inPairs,
    outOfReach: inPairs ? neverHot : {},
    comesToRest: async () => {
      if (looks === 0 && window.shop?.site.getSnapshot().context.isHot) window.shop.site.send({ type: 'cool' });
    },
    elsewhere: Object.fromEntries(
      ['boil', 'cool', 'pour'].map((type) => [type, { bring: async () => window.shop?.site.send({ type }) }]),
    ),
  });
  const openings = stage.openings.map((opening) => ({
    ...opening,
    open: async () => {
      const page = await opening.open();
      let seen = 0;
      const evaluate = async (run: (given: unknown) => unknown, given: unknown) => {
        const result = run(given);
        const { site } = window.shop ?? {};
        const isHot = site?.getSnapshot().context.isHot && typeof result === 'object';
        seen = isHot ? seen + 1 : 0;
        if (isHot && seen === looks) site?.send({ type: 'cool' });
        return result;
      };
      return Object.assign(page, { evaluate });
    },
  }));
  const still: unknown = {
    drivers: { boil: 'elsewhere', cool: 'elsewhere', pour: 'elsewhere' },
    expectations: {},
  };
  const amiss = await tourInBrowser(known as Flow<AnyStateMachine>, still as View<AnyStateMachine>, {
    ...stage,
    openings,
  });
  if (inPairs) {
    expect(kept.at(-1)).toMatchObject({
      givenUp: expect.arrayContaining([
        'kettle | boil | 0 > kettle | boil | 0 (only after: kettle | cool | 0; right after the first came: kettle | cool | 0)',
        'kettle | boil | 0 > kettle | pour | 0 (right after the first came: kettle | cool | 0)',
        'kettle | pour | 0 > kettle | boil | 0 (the first did not come)',
      ]),
    });
  }
  expect(amiss).toEqual(inPairs ? [] : [expect.stringContaining('never taken in the browser: any, pour [isHot]')]);
});

it('lets come first what the page had begun when it was looked at', async () => {
  // A press that is under way is felt by whoever waits for it, or does the next thing to the lamp.
  let isUnderWay = false;
  const feel = () => {
    if (isUnderWay) window.shop?.site.send({ type: 'lamp.press' });
    isUnderWay = false;
  };
  let rests = 0;
  const send = (type: 'lamp.press' | 'lamp.drop') => ({
    bring: async () => {
      feel();
      window.shop?.site.send({ type });
    },
  });
  const stage = stageWith(lampOf(false), {
    comesToRest: async () => {
      feel();
      rests += 1;
      isUnderWay = rests === 1;
    },
    elsewhere: { 'lamp.press': send('lamp.press'), 'lamp.drop': send('lamp.drop') },
  });
  const way = [{ kind: 'event', event: { type: 'lamp.drop' } } as const];
  const openings = stage.openings.map((opening) => ({ ...opening, way }));
  expect(await tourInBrowser(flow, view, { ...stage, openings })).toEqual([]);
});

it('replays first what has failed once, without what cannot be brought about', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'failures-'));
  const moves = ['lamp.press', 'lamp.drop', 'tick', 'lamp.press'];
  const failure = { machine: 'lamp', wrong: 'the lamp stays on', found: '2026-11-21', input: 1, moves };
  writeFailure(failure, 'stays-on', folder);
  const stage = stageWith(lampOf(false));
  const opened: string[][] = [];
  const openings = stage.openings.map((opening) => ({
    ...opening,
    open: async () => {
      const page = await opening.open();
      const heard: string[] = [];
      opened.push(heard);
      window.shop?.site.subscribe(({ value }: { readonly value?: unknown }) => heard.push(String(value)));
      return page;
    },
  }));
  expect(await tourInBrowser(flow, view, { ...stage, openings }, folder)).toEqual([]);
  expect(opened[0]).toEqual(['on', 'on', 'off']);
  rmSync(folder, { recursive: true });
});

it('names what is never taken, and says where to say how it comes about', async () => {
  const stage = stageWith(lampOf(false));
  const { 'lamp.press': press } = stage.elsewhere ?? {};
  expect(await tourInBrowser(flow, view, { ...stage, elsewhere: press ? { 'lamp.press': press } : {} })).toEqual([
    'never taken in the browser: off, lamp.drop -> dark. Let the stage say how it comes about (openings, steering, elsewhere), or name it in outOfReach with the reason',
  ]);
});

it('wants the list of what is out of reach to be exact', async () => {
  const outOfReach = {
    ...worn,
    'off, lamp.drop -> dark': 'it hangs too high',
    'on, lamp.turn -> off': 'it has no knob',
  };
  const stage = stageWith(lampOf(false), { outOfReach });
  const calm = stage.openings.map((opening) => ({
    ...opening,
    way: [{ kind: 'event', event: { type: 'lamp.drop' } } as const],
  }));
  expect(await tourInBrowser(flow, view, { ...stage, openings: [...calm, ...stage.openings] })).toEqual([
    'taken in the browser although outOfReach says that it cannot be: off, lamp.drop -> dark. Take it off that list',
    'outOfReach names what lamp does not have: on, lamp.turn -> off. Take it off that list, or spell it as it is spelled now',
  ]);
});

it('tells what the page did instead of what the machine foresaw', async () => {
  const [first] = (await tourInBrowser(flow, view, stageWith(lampOf(true)))).slice(-1);
  expect(first).toBe(
    'lamp, lamp.press: lamp.off | lamp.press | 1 did not happen, but lamp.off | lamp.press | 0. Either the page is wrong, or the stage must say that this cannot be had here (can, offers)',
  );
});

it.each([
  ['refuses', () => Promise.reject(new Error('connect ECONNREFUSED')), 'connect ECONNREFUSED'],
  ['says nothing', () => new Promise<Page>(() => {}), 'nothing has come within 60 s'],
] as const)('says so where a server %s', async (_title, open, failure) => {
  vi.useFakeTimers();
  const tour = tourInBrowser(flow, view, stageWith(lampOf(false), { openings: [{ name: 'the shop', open }] }));
  const ends = expect(tour).rejects.toThrow(
    `the opening "the shop" has not come up: ${failure}. See that the server runs and answers, and that the opening still fits the site`,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  await ends;
});

it('says which state nobody has described', async () => {
  const { dark: _dark, ...others } = expectations;
  const half: unknown = { drivers, expectations: others };
  await expect(tourInBrowser(flow, half as View<AnyStateMachine>, stageWith(lampOf(false)))).rejects.toThrow(
    'nobody says what dark of lamp looks like: put it in `expectations` of the view',
  );
});

it('holds the page to the invariants, as far as they ask for what it tells', async () => {
  const invariants = {
    'it is off, on or dark': ({ snapshot }: Seen<AnyStateMachine>) =>
      expect(['off', 'on', 'dark']).toContain(snapshot.value),
    'nothing burns below it': ({ pending }: Seen<AnyStateMachine>) => expect('flame' in pending).toBe(false),
    'it has done nothing to the world': ({ effects }: Seen<AnyStateMachine>) => expect(effects).toEqual([]),
    'its flame was lit with gas': ({ pending }: Seen<AnyStateMachine>) => expect(pending.flame).toBe('gas'),
  };
  const sound: unknown = { ...flow, invariants };
  expect(await tourInBrowser(sound as Flow<AnyStateMachine>, view, stageWith(lampOf(false)))).toEqual([]);
  expect(kept.at(-1)).toMatchObject({ held: ['it is off, on or dark', 'nothing burns below it'] });

  const never = { 'it is never on': ({ snapshot }: Seen<AnyStateMachine>) => expect(snapshot.value).not.toBe('on') };
  const wrong: unknown = { ...flow, invariants: never };
  await expect(tourInBrowser(wrong as Flow<AnyStateMachine>, view, stageWith(lampOf(false)))).rejects.toThrow(
    "lamp, on, after lamp.press: \"it is never on\" does not hold in the browser: expected 'on' not to be 'on'",
  );
});

/** A till whose customer pays, or has no money. */
const till = setup({
  types: { events: {} as { readonly type: 'till.pay' } },
  actors: { pay: fromPromise<void>(() => Promise.resolve()) },
}).createMachine({
  id: 'till',
  initial: 'open',
  states: {
    open: { on: { 'till.pay': 'paying' } },
    paying: { invoke: { id: 'pay', src: 'pay', onDone: 'paid', onError: 'open' } },
    paid: {},
  },
});

describe('what fails by nothing but a fault in its code', () => {
  /** A house goes dark with its lamp, and has another one put in. */
  const houseOf = () =>
    setup({ actors: { light: lampOf(false), bell: fromCallback(() => {}) } }).createMachine({
      id: 'house',
      invoke: { id: 'bell', src: 'bell', onError: '.quiet' },
      initial: 'lit',
      states: {
        lit: { invoke: { id: 'lamp', src: 'light', onDone: 'dark', onError: 'dark' } },
        dark: { on: { 'house.mend': 'lit' } },
        quiet: {},
      },
    });
  const house = {
    machine: houseOf,
    inputs: [undefined],
    cases: { 'house.mend': [{}] },
    outcomes: { light: [fails('fused')], bell: [fails('rusty')] },
    invariants: {},
  } as unknown as Flow<AnyStateMachine>;
  const seen = { lit: () => {}, dark: () => {}, quiet: () => {} };
  const houseView = { drivers: { 'house.mend': 'elsewhere' }, expectations: seen } as unknown as View<AnyStateMachine>;
  const stageOf = (faulty: readonly string[]) =>
    stageWith(houseOf(), {
      faulty,
      elsewhere: { 'house.mend': { bring: async () => window.shop?.site.send({ type: 'house.mend' }) } },
      outOfReach: { 'lit, done lamp -> dark': 'it burns for ever' },
    });

  it('throws where a walk wants it to, and the next one of its kind is whole', async () => {
    expect(await tourInBrowser(house, houseView, stageOf(['light', 'bell']))).toEqual([]);
  });

  it('is never brought about unless the stage says so, and not said in vain', async () => {
    const missed = (transition: string) =>
      `never taken in the browser: ${transition}. Let the stage say how it comes about (openings, steering, elsewhere), or name it in outOfReach with the reason`;
    expect(await tourInBrowser(house, houseView, stageOf(['light', 'stove']))).toEqual([
      missed('any, error bell -> quiet'),
      'no fault in the code of stove has been brought about. Take it off `faulty`, or let the outcomes of the flow say how it fails',
    ]);
  });
});

describe('the records of a server', () => {
  const tillFlow: unknown = {
    machine: () => till,
    inputs: [undefined],
    cases: { 'till.pay': [{}] },
    outcomes: { pay: [done(undefined), fails('no money')] },
    invariants: {},
  };
  const tillView: unknown = {
    drivers: { 'till.pay': 'elsewhere' },
    expectations: { open: () => {}, paying: () => {}, paid: () => {} },
  };

  /** A tour of a till whose server writes so many rows when somebody pays, and when nobody could. */
  function tour(written: { readonly done: number; readonly error: number }, after: Records['after']) {
    let rows = 0;
    let call = Promise.withResolvers<void>();
    const machine = till.provide({ actors: { pay: fromPromise<void>(() => call.promise) } });
    const stage = stageWith(machine, {
      outOfReach: {},
      elsewhere: {
        'till.pay': {
          bring: async () => {
            call = Promise.withResolvers();
            window.shop?.site.send({ type: 'till.pay' });
          },
        },
      },
      steering: {
        pay: {
          hold: async () => {},
          can: () => true,
          letGo: async () => {},
          end: async ({ kind }) => {
            rows += kind === 'done' ? written.done : written.error;
            if (kind === 'done') call.resolve();
            else call.reject(new Error('no money'));
          },
        },
      },
      records: { read: async () => ({ rows }), after },
    });
    return tourInBrowser(tillFlow as Flow<AnyStateMachine>, tillView as View<AnyStateMachine>, stage);
  }
  const oneMore = { pay: ({ rows }: { readonly rows: number }) => ({ rows: rows + 1 }) };

  it('become what the end of a call makes of them, and stay as they are where it fails', async () => {
    expect(await tour({ done: 1, error: 0 }, oneMore)).toEqual([]);
    expect(kept.at(-1)).toMatchObject({ compared: ['pay'] });
  });

  it.each([
    [
      'lacks what was done',
      { done: 0, error: 0 },
      'till, paying, after till.pay, pay done',
      '{"rows":0} instead of {"rows":1}',
    ],
    [
      'has it twice',
      { done: 2, error: 0 },
      'till, paying, after till.pay, pay done',
      '{"rows":2} instead of {"rows":1}',
    ],
    [
      'has what failed',
      { done: 1, error: 1 },
      'till, paying, after till.pay, pay error',
      '{"rows":2} instead of {"rows":1}',
    ],
  ])('are wrong where a server %s', async (_title, written, where, difference) => {
    const wrong = await tour(written, oneMore).catch(String);
    expect(wrong).toContain(`${where}: the server's records are not what this should have made of them: `);
    expect(wrong).toContain(`: ${difference}. Mend the server, or`);
  });

  it('are compared after each of the ends that are named, or those are named in vain', async () => {
    expect(await tour({ done: 1, error: 0 }, { ...oneMore, refund: (before) => before })).toEqual([
      "no end of refund has been compared with the server's records. Take it off `records.after`, or let the stage say how it ends",
    ]);
  });
});

it('remembers where a page has been before', () => {
  const door = createMachine({
    id: 'door',
    initial: 'inside',
    states: {
      inside: {
        initial: 'hall',
        on: { LEAVE: 'outside' },
        states: { hall: { on: { UP: 'attic' } }, attic: {}, last: { type: 'history' } },
      },
      outside: { on: { BACK: 'inside.last' } },
    },
  });
  const remote = (history: Readonly<Record<string, readonly string[]>>): RemoteState => ({
    actor: 'a',
    status: 'active',
    value: 'outside',
    context: {},
    history,
    output: undefined,
    now: 0,
    timers: [],
    children: [],
    last: null,
  });
  const backFrom = (history: Readonly<Record<string, readonly string[]>>) =>
    applyMove(door, configurationOf(door, remote(history)), { kind: 'event', event: { type: 'BACK' } }).to.snapshot
      .value;
  expect(backFrom({})).toEqual({ inside: 'hall' });
  expect(backFrom({ 'door.inside.last': ['door.inside.attic'] })).toEqual({ inside: 'attic' });
});

it('says where a way was sought further than it looks', () => {
  const counter = setup({
    types: { context: {} as { readonly n: number }, events: {} as { readonly type: 'add' | 'win' } },
    guards: { isHigh: ({ context }) => context.n >= 9 },
    actions: { add: assign({ n: ({ context }) => context.n + 1 }) },
  }).createMachine({
    id: 'counter',
    context: { n: 0 },
    on: { add: { actions: 'add' }, win: { guard: 'isHigh', actions: [] } },
  });
  const counted: unknown = {
    ...{ machine: () => counter, inputs: [undefined], cases: { add: [{}], win: [{}] } },
    ...{ outcomes: {}, invariants: {} },
  };
  const here = begin(counter, undefined).to;
  const seek = (horizon: number) => {
    const planner = createPlanner(counted as Flow<AnyStateMachine>, horizon);
    return {
      found: planner.plan({ here, last: null }, () => true, eachOf(['counter | win | 0']))?.steps.length,
      cut: planner.wasCut(),
    };
  };
  expect(seek(8)).toEqual({ found: undefined, cut: true });
  expect(seek(20)).toEqual({ found: 10, cut: false });
});

it('says where the page stands where an opening brings nothing up', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const never: unknown = { ...flow, machine: () => createMachine({ id: 'never', on: { go: {} } }) };
  const stage = stageWith(lampOf(false), { outOfReach: {} });
  const openings = stage.openings.map((opening) => ({
    ...opening,
    open: async () => {
      const page = await opening.open();
      window.shop = { ...window.shop, site: createActor(till).start() } as never;
      const evaluate = async (run: (given: unknown) => unknown, given: unknown) => {
        vi.advanceTimersByTime(1_000);
        return run(given);
      };
      return Object.assign(page, { evaluate });
    },
  }));
  await expect(tourInBrowser(never as Flow<AnyStateMachine>, view, { ...stage, openings })).rejects.toThrow(
    'the opening "the shop" does not bring never up within 10 s: the page is at /, and runs the root "open". See that the opening still fits the page',
  );
});
