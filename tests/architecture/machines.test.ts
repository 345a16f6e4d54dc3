import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, fromPromise, StateMachine, setup } from 'xstate';
import * as z from 'zod/mini';
import { billContract } from '../../src/api/contract/agent/bill.ts';
import { betContract } from '../../src/api/contract/play/bet.ts';
import { createReportViewsMachine } from '../../src/machines/agent/reportViews/reportViews.machine.ts';
import { createListFileMachine } from '../../src/machines/list/listFile.machine.ts';
import { choice } from '../../src/machines/page/page.machine.ts';
import { emptyPayload } from '../../src/machines/support/events.ts';
import { globalUses } from './globals.ts';
import { machineBreaches } from './machineRules.ts';
import { sourcesIn } from './project.ts';
import { sample } from './sample.ts';

/** What would let a machine do or know something that no event has told it. */
const IMPURE = [
  ...[
    'window',
    'document',
    'localStorage',
    'sessionStorage',
    'navigator',
    'location',
    'history',
    'crypto',
    'performance',
  ],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'BroadcastChannel', 'setTimeout', 'setInterval', 'globalThis', 'process'],
  ...['Date', 'Date.now', 'dayjs()', 'Math.random'],
];
const pureFiles = sourcesIn(/^src\/machines\/.*(?<!\.wire)\.ts$/).filter(({ path }) =>
  /\.(machine|rules|setup|events)\.ts$/.test(path),
);
const machineFiles = pureFiles.filter(({ path }) => path.endsWith('.machine.ts'));

const filters = { side: ['downline', 'upline'] };
const file = { id: 'probe', endpoint: betContract.file, request: () => ({}) as never };
const views = { id: 'probe', report: 'teamProfit' } as const;
const billSide = z.enum(['downline', 'upline']);
type Query = (...parts: readonly unknown[]) => unknown;
/** What a factory is asked for; a name where nothing is said. */
const PROBES: Readonly<Record<string, readonly unknown[]>> = {
  createListMachine: [
    {
      ...{ id: 'probe', endpoint: billContract.list, request: () => ({}), filters },
      ...{
        span: 'week',
        shifts: true,
        search: true,
        opens: true,
        exports: createListFileMachine(file),
        views: createReportViewsMachine(views),
        shared: true,
        translated: true,
      },
    },
  ],
  createListFileMachine: [file],
  createReportViewsMachine: [views],
  createListDetailMachine: [{ id: 'probe', list: setup({}).createMachine({}), detail: setup({}).createMachine({}) }],
  createFormRecordMachine: [{ id: 'probe', form: setup({}).createMachine({}), record: setup({}).createMachine({}) }],
  createPage: [
    {
      id: 'probe',
      closes: true,
      choices: { side: choice(billSide, 'downline') },
      reads: (query: Query, memberQuery: Query) => ({
        bill: query(billContract.detail, { request: () => ({ id: 'b1' }), freshFor: 1, refreshes: true }),
        own: memberQuery(billContract.detail),
      }),
      writes: (submission: (...parts: readonly unknown[]) => unknown) => ({
        claim: submission(billContract.claim, {
          payload: emptyPayload,
          request: () => ({}),
          needs: ['bill', 'own'],
          asks: true,
          reload: ['own'],
        }),
      }),
    },
  ],
  createBillListMachine: ['all', filters.side],
  createBillsMachine: ['all', filters.side],
};

/** The machines that a module exports, alone or with their events; a factory (`createXMachine`) is asked for one. */
const machinesOf = (module: Readonly<Record<string, unknown>>): readonly AnyStateMachine[] =>
  Object.entries(module).flatMap(([name, value]) => {
    const made =
      /^create(\w+Machine|Page)$/.test(name) && typeof value === 'function'
        ? value(...(PROBES[name] ?? ['probe']))
        : value;
    const machine = isPage(made) ? made.machine : made;
    return machine instanceof StateMachine ? [machine as AnyStateMachine] : [];
  });

const isPage = (made: unknown): made is { readonly machine: unknown; readonly events: object } =>
  typeof made === 'object' && made !== null && 'machine' in made && 'events' in made && !(made instanceof StateMachine);

describe('machines', () => {
  it('are pure: no browser, no clock, no chance, no network', () => {
    expect(pureFiles.flatMap((file) => globalUses(file, IMPURE))).toEqual([]);
    const guilty = sample(
      'const now = Date.now(); const at = new Date(); new Date(at); dayjs(at); dayjs(); const { location } = now; location.href',
      'a.rules.ts',
    );
    expect(globalUses(guilty, IMPURE)).toEqual([
      'a.rules.ts:1 uses Date.now',
      'a.rules.ts:1 uses Date',
      'a.rules.ts:1 uses dayjs()',
    ]);
  });

  it('know neither the client nor any wiring', () => {
    const plugs = pureFiles.flatMap(({ path, imports }) =>
      imports
        .filter(({ from }) => /(\.wire|\/client|Store)\.ts$/.test(from))
        .map(({ from }) => `${path} imports ${from}`),
    );
    expect(plugs).toEqual([]);
  });

  it.each(machineFiles.map(({ path }) => [path] as const))(
    '%s describes its states, names its parts and leads its errors somewhere',
    async (path) => {
      const machines = machinesOf(await import(resolve(path)));
      expect(machines.length).toBeGreaterThan(0);
      expect(machines.flatMap(machineBreaches)).toEqual([]);
    },
  );

  it.each(machineFiles.map(({ path }) => [path] as const))(
    '%s hears every event that its schemas name',
    async (path) => {
      const module: Readonly<Record<string, unknown>> = await import(resolve(path));
      for (const { machine, events } of Object.values(module).filter(isPage)) {
        expect(Object.keys(events).filter((event) => !(machine as AnyStateMachine).events.includes(event))).toEqual([]);
      }
      const eventsFile = path.replace('.machine.ts', '.events.ts');
      if (!sourcesIn(/\.events\.ts$/).some((file) => file.path === eventsFile)) return;
      const flow = basename(path, '.machine.ts');
      const schemas = (await import(resolve(eventsFile)))[`${flow}Events`] as Readonly<Record<string, unknown>>;
      const heard = new Set(machinesOf(await import(resolve(path))).flatMap(({ events }) => events));
      expect(Object.keys(schemas).filter((event) => !heard.has(event))).toEqual([]);
    },
  );

  it('are found guilty of each breach', () => {
    const guilty = setup({
      actors: { ask: fromPromise(() => Promise.resolve()) },
      actions: { shout: () => {} },
    }).createMachine({
      initial: 'a',
      states: {
        a: { on: { '*': 'b' }, after: { 1000: 'b' }, entry: () => {} },
        b: {
          description: 'waits',
          invoke: { src: 'ask' },
          always: { guard: () => true, target: 'a', actions: ['shout', () => {}] },
        },
      },
    });
    expect(machineBreaches(guilty)).toEqual([
      'the machine has no id',
      '(machine).a has no description',
      '(machine).a entry has an action without a name',
      '(machine).a takes any event',
      '(machine).a waits 1000 ms without a name for it',
      '(machine).b invoke (no id) has no id',
      '(machine).b invoke (no id) has no target for its error',
      '(machine).b always has an action without a name',
      '(machine).b always has a guard without a name',
    ]);
  });
});
