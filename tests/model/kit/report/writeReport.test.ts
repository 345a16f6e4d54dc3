// @vitest-environment jsdom
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setup } from 'xstate';
import { parseCoverageFile } from '../../../../src/console/core/coverageFiles.ts';
import { chartOf } from '../../../../src/inspection/chart.ts';
import type { Kept, MutationResult, Result } from '../results.ts';
import { writeReport } from './writeReport.ts';

/** Its name would be markup, if a page took it for that. */
const NAME = 'lamp <1>';
const chart = chartOf(
  setup({}).createMachine({
    id: NAME,
    initial: 'off',
    states: { off: { on: { press: 'on', drop: 'broken' } }, on: { on: { press: 'off' } }, broken: {} },
  }),
);
const [press, drop, again] = chart.transitions.map(({ id }) => id) as [string, string, string];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'));
  mkdirSync(join(folder, 'results'));
  mkdirSync(join(folder, 'sessions'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const keep = (result: Result, seconds: number): void =>
  writeFileSync(
    join(folder, 'results', `lamp.${result.kind}.json`),
    JSON.stringify({ ...result, machine: NAME, chart, seconds } satisfies Kept),
  );
const keepSession = (name: string, text: string): void => writeFileSync(join(folder, 'sessions', `${name}.json`), text);
const write = () =>
  writeReport(
    { results: join(folder, 'results'), sessions: join(folder, 'sessions'), report: join(folder, 'report') },
    new Date('2026-11-24T08:00:00Z'),
  );
const read = (name: string): string => readFileSync(join(folder, 'report', name), 'utf8');
const cells = (line: string | undefined): readonly string[] => (line ?? '').split(/ {2,}/);

const mutants = (kind: MutationResult['kind'], some: Partial<MutationResult>): MutationResult => ({
  ...{ kind, killed: 0, equivalent: 0, invalid: 0, survivors: [], unproven: [] },
  ...some,
  report: {
    ...{ flow: 'lamp', machine: NAME, level: 'actor', mutants: [], configurations: 3 },
    ...{ walks: 1, moves: 1, unsound: [], cut: [], seconds: 1 },
  },
});

const coverage = (ids: readonly string[], guards: Readonly<Record<string, number>> = {}) => ({
  [NAME]: {
    transitions: [press, drop, again],
    taken: Object.fromEntries(ids.map((id) => [id, 2])),
    pairs: {},
    ignored: {},
    guards,
  },
});

it('says what is asked of a flow in one line, and marks what is not as it must be', async () => {
  keep(
    {
      ...{
        kind: 'actor',
        written: ['off, press -> on'],
        taken: [press, again],
        configurations: 3,
        unexplored: 2,
        knownByRegion: 1,
      },
      ...{ tour: { walks: 1, moves: 3 }, pairs: 4, walks: [{ name: 'off, on', moves: 3 }] },
      ...{ guards: 2, undecided: ['never seen: isWarm is false'], ignored: 7 },
    },
    1,
  );
  keep({ kind: 'view', taken: [press], offScreen: ['off, drop -> broken'], goals: 3 }, 0.5);
  keep(mutants('mutation', { killed: 8, survivors: ['a <b> mutant'], unproven: ['another'] }), 2);
  keep(mutants('viewMutation', { killed: 95, survivors: ['1', '2', '3', '4', '5'] }), 20);
  keep({ kind: 'races', runs: 1_000, tooFar: 2 }, 0.2);
  keep(
    {
      kind: 'browser',
      reached: 1,
      givenUp: [],
      held: [],
      compared: [],
      outOfReach: { 'off, drop -> broken': 'nobody drops it' },
    },
    4,
  );
  keep({ kind: 'browserPairs', reached: 3, givenUp: ['a > b'], outOfReach: {}, held: [], compared: [] }, 9);
  keepSession('tests', JSON.stringify({ by: 'robots', coverage: coverage([press], { yes: 1, no: 0 }) }));
  keepSession('qa', JSON.stringify({ by: 'people', coverage: coverage([again], { yes: 0, no: 0 }) }));
  const lines = (await write()).split('\n');
  expect(cells(lines[1])).toEqual([
    ...[
      NAME,
      '3, 1 by region + 2 cut !',
      '2/3 !',
      '1/2 !',
      '2/2',
      '3 moves',
      '4 in 1 walks',
      '3',
      '3, 1 given up',
      '1/2 !',
    ],
    ...['1/2', '7', '8/10 !', '95/100', '1000, none from 2 far off'],
  ]);
  expect(cells(lines[3])).toEqual([NAME, '1.0', '0.5', '2.0', '20.0', '4.0', '9.0']);
  expect(lines.slice(5)).toEqual([
    `${NAME}: never taken: off, drop -> broken`,
    `${NAME}: never seen: isWarm is false`,
    `${NAME}: a mutant lives: a <b> mutant`,
    `${NAME}: of a mutant nobody knows: another`,
    join(folder, 'report/report.html'),
  ]);
});

it('tells what was walked in a browser alone', async () => {
  keep({ kind: 'browser', reached: 3, givenUp: [], outOfReach: {}, held: [], compared: [] }, 4);
  keepSession('tests', JSON.stringify({ by: 'robots', coverage: coverage([press, drop, again]) }));
  const [, line] = (await write()).split('\n');
  expect(cells(line)).toEqual([
    ...[NAME, 'not run !', 'not run !', 'not run !', '3/3', 'not run !', 'not run !', 'not run !', 'not run'],
    ...['not run !', '0/0', 'not run !', 'not run !', 'not run', 'not run !'],
  ]);
});

it('is one page that needs nothing else, and takes no name for markup', async () => {
  keep({ kind: 'view', taken: [press], offScreen: [], goals: 1 }, 1);
  keep(mutants('viewMutation', { killed: 9, survivors: ['on screen nobody sees <it>'] }), 1);
  keep(
    {
      kind: 'browser',
      reached: 1,
      givenUp: [],
      held: [],
      compared: [],
      outOfReach: { 'off, drop -> broken': 'nobody drops it' },
    },
    4,
  );
  await write();
  const page = read('report.html');
  expect(page.match(/<script|<link|<img|@import|url\((?!#)|(src|href)="(?!#)/g)).toBeNull();
  expect(page).not.toContain('<1>');
  const document = new DOMParser().parseFromString(page, 'text/html');
  const section = document.querySelector('section');
  expect(section?.querySelector('h2')?.textContent).toBe(NAME);
  expect(document.querySelector('tbody a')?.getAttribute('href')).toBe(`#${section?.id}`);
  const lists = [...(section?.querySelectorAll('h3, summary') ?? [])].map((head) => [
    head.textContent,
    ...[
      ...(head.parentElement?.localName === 'details'
        ? head.parentElement
        : (head.nextElementSibling ?? head)
      ).querySelectorAll('li'),
    ].map((item) => item.textContent),
  ]);
  expect(lists).toEqual([
    ['Never taken (2)', 'off, drop -> broken', 'on, press -> off'],
    ['Never taken on screen (2)', 'off, drop -> broken', 'on, press -> off'],
    ['Never taken in a browser (2)', 'off, press -> on', 'on, press -> off'],
    ['Mutants that live on screen (1)', 'on screen nobody sees <it>'],
    ['Nobody can bring it about in a browser (1)', 'off, drop -> broken: nobody drops it'],
  ]);
  const drawn = (reach: string) => section?.querySelectorAll(`path.arrow.${reach}`).length;
  expect([drawn('not-everywhere'), drawn('nowhere')]).toEqual([1, 2]);
});

it('writes JSON that the console adds as what tests have taken', async () => {
  keep({ kind: 'view', taken: [press], offScreen: [], goals: 1 }, 1);
  keepSession('tests', JSON.stringify({ by: 'robots', coverage: coverage([press, again]) }));
  keepSession('qa', JSON.stringify({ by: 'people', coverage: coverage([drop]) }));
  await write();
  expect(parseCoverageFile(read('report.json'))).toEqual({
    by: 'robots',
    coverage: {
      [NAME]: {
        transitions: [press, drop, again],
        taken: { [press]: 3, [again]: 2 },
        pairs: {},
        ignored: {},
        guards: {},
      },
    },
  });
  expect(JSON.parse(read('report.json')).flows).toMatchObject([{ machine: NAME, onlyPeople: ['off, drop -> broken'] }]);
});

it('says which file cannot be read, and what is wrong with it', async () => {
  keep({ kind: 'races', runs: 1, tooFar: 0 }, 1);
  keepSession('raw', JSON.stringify(coverage([press])));
  await expect(write()).rejects.toThrow(
    `${join(folder, 'sessions')}/raw.json is not a coverage file: "coverage" is missing.`,
  );
});

it('says what to run where there are no results', async () => {
  await expect(write()).rejects.toThrow('holds no results: run the model tests first, `npm run model`');
});
