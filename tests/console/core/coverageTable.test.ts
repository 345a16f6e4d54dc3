import { describe, expect, it, vi } from 'vitest';
import { setup } from 'xstate';
import { coverageFileOf, createCoverageFiles, parseCoverageFile } from '../../../src/console/core/coverageFiles.ts';
import { coverageTable } from '../../../src/console/core/coverageTable.ts';
import type { Coverage } from '../../../src/inspection/coverage.ts';

const lamp = setup({
  types: { events: {} as { type: 'press' | 'smash' } },
  guards: { isTired: () => false },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: [{ guard: 'isTired', target: 'off' }, { target: 'on' }] } },
    on: { on: { smash: 'off' } },
  },
});

const TRANSITIONS = ['lamp.off | press | 0', 'lamp.off | press | 1', 'lamp.on | smash | 0'];
const covering = (machine: string, transitions: readonly string[], ...taken: readonly string[]): Coverage => ({
  [machine]: { transitions, taken: Object.fromEntries(taken.map((id) => [id, 2])), pairs: {}, ignored: {}, guards: {} },
});

describe('what was covered', () => {
  it('is told machine by machine, with who took what and what nobody took', () => {
    const session = covering('lamp', ['lamp.gone | blink | 0'], 'lamp.off | press | 1');
    const others = {
      tests: covering('lamp', TRANSITIONS, 'lamp.off | press | 1', 'lamp.on | smash | 0', 'lamp.gone | blink | 0'),
      people: covering('door', ['door.a | knock | 0', 'door | xstate.done.actor.ask | 1']),
    };
    const table = coverageTable(session, others, new Set([lamp]));
    expect(table.map(({ machine, session: here, tests, people }) => [machine, here, tests, people])).toEqual([
      ['door', 0, 0, 0],
      ['lamp', 1, 2, 0],
    ]);
    expect(table.map(({ never }) => never.map(({ text }) => text))).toEqual([
      ['a, knock', 'any, ask done, choice 2'],
      ['off, press [isTired] -> off'],
    ]);
    expect(table[1]?.transitions.map(({ id, session: here, tests, people }) => [id, here, tests, people])).toEqual([
      ['lamp.off | press | 0', 0, 0, 0],
      ['lamp.off | press | 1', 2, 2, 0],
      ['lamp.on | smash | 0', 0, 2, 0],
    ]);
  });
});

describe('a coverage file', () => {
  it('is what the console writes itself', () => {
    const coverage = covering('lamp', TRANSITIONS, 'lamp.on | smash | 0');
    expect(parseCoverageFile(coverageFileOf(coverage))).toEqual({ by: 'people', coverage });
  });

  it.each([
    ['<html>', 'is not valid JSON.'],
    ['[]', 'is not a coverage file: "coverage" is missing.'],
    ['{"by":"robots"}', 'is not a coverage file: "coverage" is missing.'],
    ['{"by":"cats","coverage":{}}', 'is not a coverage file: "by" is neither "robots" nor "people".'],
    ['{"by":"people","coverage":{"lamp":{}}}', 'is not a valid coverage file: machine "lamp" cannot be read.'],
    [
      '{"by":"people","coverage":{"lamp":{"transitions":[],"taken":{"a":"b"},"pairs":{},"ignored":{}}}}',
      'is not a valid coverage file: machine "lamp" cannot be read.',
    ],
  ])('is not %s', (text, says) => {
    expect(() => parseCoverageFile(text)).toThrow(new Error(says));
  });

  it('that is older knows nothing of guards', () => {
    const machine = { transitions: TRANSITIONS, taken: {}, pairs: {}, ignored: {} };
    expect(parseCoverageFile(JSON.stringify({ by: 'robots', coverage: { lamp: machine } }))).toEqual({
      by: 'robots',
      coverage: { lamp: { ...machine, guards: {} } },
    });
  });

  it('replaces one of its name, and who listens hears of it', () => {
    const files = createCoverageFiles();
    const heard = vi.fn();
    files.subscribe(heard);
    files.add('a.json', coverageFileOf({}));
    files.add('b.json', coverageFileOf({}));
    files.add('a.json', coverageFileOf(covering('lamp', TRANSITIONS)));
    expect(() => files.add('c.json', '')).toThrow('is not valid JSON.');
    expect(files.read().map(({ name, coverage }) => [name, Object.keys(coverage)])).toEqual([
      ['b.json', []],
      ['a.json', ['lamp']],
    ]);
    expect(files.others()).toEqual({ tests: {}, people: covering('lamp', TRANSITIONS) });
    files.clear();
    expect(files.read()).toEqual([]);
    expect(files.others()).toEqual({ tests: {}, people: {} });
    expect(heard).toHaveBeenCalledTimes(4);
  });
});
