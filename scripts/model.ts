import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { writeReport } from '../tests/model/kit/report/writeReport.ts';
import { ownScore } from './ownScore.ts';
import { plantFaults } from './plantFaults.ts';
import { pathsIn } from './projectPaths.ts';
import { plantStrangers } from './strangers/plantStrangers.ts';
import { printScore } from './strykerScore.ts';

/**
 * Runs the model tests and writes the report. `npm run model` takes the actor and the rendered view. Others:
 * `browser` real Chromium; `browser pairs` every two transitions there that can follow each other;
 * `own` which mutants the tests of each flow kill by themselves (`own withdraw login`), into `docs/model-tests.md`;
 * `mutation` only what the walks are worth; `mutation view` what those on screen are worth (`mutation view 3/8 site` by
 * the third of eight parts of its mutants, which stays out of the report);
 * `stryker src/machines/account/captcha` what the tests of one folder are worth; `stryker` what was found so far in all of them;
 * `planted` whether faults planted in views and server are found (`planted login` those with that word);
 * `faults` whether faults drawn by seed over all sources are caught (`faults 7 100 server/play/bet`), into that page too;
 * `report` only writes the report anew. Names of flows take only those; what begins with a dash and what follows it goes
 * to Vitest.
 */
const [what, ...rest] = process.argv.slice(2);
const start = (tool: string, args: readonly string[]) => spawnSync(tool, args, { stdio: 'inherit' }).status ?? 1;
const run = (...args: readonly string[]) => start('vitest', ['run', ...args]);

const runs: Readonly<Record<string, (given: Given) => number>> = {
  report: () => 0,
  browser: inBrowser,
  mutation: onMutants,
  own: byOwnTests,
  stryker: onSource,
  planted: ({ flows }) => plantFaults(flows),
  faults: ({ flows }) => plantStrangers(flows),
};
const chosen = what === undefined ? undefined : runs[what];
const given = givenIn(chosen === undefined ? process.argv.slice(2) : rest);
const status = (chosen ?? onActors)(given);
if (['stryker', 'planted', 'own', 'faults'].includes(what ?? '')) process.exit(status);

const report = await writeReport(
  { results: '.cache/model', sessions: '.cache/coverage', report: '.cache/model/report' },
  new Date(),
  given.flows.filter((name) => !/^(?:view|pairs|\d+\/\d+)$/.test(name)),
);
console.log(report);
process.exit(status);

interface Given {
  /** Names of flows. */
  readonly flows: readonly string[];
  readonly options: readonly string[];
}

function givenIn(words: readonly string[]): Given {
  const dash = words.findIndex((word) => word.startsWith('-'));
  const end = dash < 0 ? words.length : dash;
  return { flows: words.slice(0, end), options: words.slice(end) };
}

/** Where the tests of a flow stand; nothing runs by a name that no folder has. */
function foldersOf(name: string): readonly string[] {
  const folders = pathsIn(`tests/model/**/${name}/`).map((path) => `${path.replace(/\/$/, '')}/`);
  if (folders.length === 0) throw new Error(`No folder below tests/model is called ${name}.`);
  return folders;
}

function onActors({ flows, options }: Given): number {
  process.env.MUTATION = 'whole';
  process.env.DEPTH = 'whole';
  process.env.RACES ??= '1000';
  const files = flows.length === 0 ? ['tests/model'] : flows.flatMap(foldersOf);
  return run('--project', 'unit', '--project', 'unit-full', ...files, ...options);
}

function inBrowser({ flows, options }: Given): number {
  const inPairs = flows[0] === 'pairs';
  const named = inPairs ? flows.slice(1) : flows;
  process.env.MODEL_IN_BROWSER = inPairs ? 'pairs' : 'each';
  const files = named.length === 0 ? ['tests/browser/model'] : named.map((name) => `tests/browser/model/${name}`);
  return run('--project', 'browser-full', ...files, ...options);
}

function onMutants({ flows, options }: Given): number {
  const isView = flows[0] === 'view';
  const named = isView ? flows.slice(1) : [...flows];
  if (isView && /^\d+\/\d+$/.test(named[0] ?? '')) process.env.MUTANTS = named.shift();
  process.env.MUTATION = isView ? 'view' : 'whole';
  const only = named.length === 0 ? [] : ['-t', ` (${named.join('|')})$`];
  return run(
    '--project',
    'unit-full',
    isView ? 'tests/model/mutation.view' : 'tests/model/mutation.test',
    ...only,
    ...options,
  );
}

/** Mutants by the tests of their flow: first on the actor, then those that are left on screen. */
function byOwnTests({ flows, options }: Given): number {
  process.env.MUTATION = 'own';
  const folders = flows.length === 0 ? ['tests/model/**/'] : flows.flatMap(foldersOf);
  const judge = (kind: 'model' | 'view') => {
    const files = folders.flatMap((folder) => globSync(`${folder}*.model.test.{ts,tsx}`));
    const meant = files.filter((file) => file.includes('.view.') === (kind === 'view'));
    return run('--project', 'unit', '--testTimeout=0', '-t', 'its own tests kill its mutants', ...meant, ...options);
  };
  const since = new Date();
  const status = judge('model') || judge('view');
  console.log(ownScore(since));
  return status;
}

/** Mutants by Stryker; its own report goes to `.cache/stryker`. */
function onSource({ flows: [folder], options }: Given): number {
  if (folder === undefined) return printScore();
  process.env.MUTATED = folder;
  return start('stryker', ['run', ...options]);
}
