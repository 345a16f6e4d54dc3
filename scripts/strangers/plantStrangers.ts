import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitAt, type Measured, minuteOf, writeMeasured } from '../measured.ts';
import { failingTests } from '../runVitest.ts';
import { lineAt, readSource, type SourceFile } from '../sourceFile.ts';
import { readTree } from '../tests/sourceTree.ts';
import { answersIn, isWalk } from '../tests/testsOfSource.ts';
import { withCopy } from '../workingCopy.ts';
import { areaOf, LAYER_NAMES, layerOf } from './areas.ts';
import { draw } from './draw.ts';
import { type Fault, faultsIn } from './operators.ts';

interface Verdict {
  readonly area: string;
  readonly layer: string;
  readonly operator: string;
  readonly at: string;
  readonly right: string;
  readonly wrong: string;
  /** The first failing test; null if all passed. */
  readonly by: string | null;
}

const CATCH_BAR = 0.85;
/** Whose change makes a draw old. */
const SOURCES = ['src', 'server', 'provider', 'protocol', 'gateway'];
const VERDICTS = '.cache/model/faults';
const KEPT_TYPES = `${VERDICTS}/types.tsbuildinfo`;

/** As many files as one fault runs, those of its own name first, and how long: what loops for ever has been caught. */
const MOST = { quick: 6, walks: 4, seconds: 300 };

/**
 * `npm run model -- faults [seed] [count] [areas…]`: draws faults over all sources by seed, by turns from each layer and
 * folder, leaves out those that do not compile, and runs the tests that answer for each until one fails: first rules,
 * parts and server, then walks. Prints the misses; writes all verdicts to `.cache/model/faults/<seed>.json`. An area is
 * the beginning of a path: `server/play/bet`. Returns 1 when fewer than 85 % are caught.
 */
export function plantStrangers([seed = '1', count = '100', ...named]: readonly string[]): number {
  const tree = readTree();
  const { wide } = answersIn(tree);
  const sources = tree.files.filter(
    (path) => layerOf(path) && (named.length === 0 || named.some((area) => path.startsWith(area))),
  );
  mkdirSync(VERDICTS, { recursive: true });
  const verdicts = withCopy((folder) => {
    const drawn = draw(
      sources.flatMap((path) => faultsIn(readSource(path))),
      Number(seed),
      [({ path }) => layerOf(path) ?? '', ({ path }) => areaOf(path), ({ operator }) => operator],
    );
    const judged: Verdict[] = [];
    for (const fault of compiling(folder, drawn, Number(count))) {
      judged.push(judge(folder, fault, wide(fault.path)));
      // A run takes long; what it has found so far outlives an interruption.
      writeFileSync(join(VERDICTS, `${seed}.json`), JSON.stringify(judged, null, 2));
    }
    return judged;
  });
  const missed = verdicts.filter(({ by }) => by === null);
  const caught = verdicts.length - missed.length;
  if (named.length === 0) writeMeasured('faults', [rowOf(seed, verdicts)], () => commitAt(...SOURCES));
  for (const miss of missed) console.log(`MISSED ${miss.at} ${miss.operator}: ${miss.right} → ${miss.wrong}`);
  console.log(`${caught} of ${verdicts.length} faults of seed ${seed} caught`);
  return caught >= CATCH_BAR * verdicts.length ? 0 : 1;
}

/** How many were caught, of all and of each layer. */
function rowOf(seed: string, verdicts: readonly Verdict[]): Measured {
  const share = (some: readonly Verdict[]) => `${some.filter(({ by }) => by !== null).length} of ${some.length}`;
  const byLayer = LAYER_NAMES.map((name) => share(verdicts.filter(({ layer }) => layer === name)));
  return { cells: [seed, share(verdicts), ...byLayer], measured: minuteOf(new Date()), commit: commitAt() ?? '' };
}

const applied = ({ text }: SourceFile, { start, end, wrong }: Fault): string =>
  `${text.slice(0, start)}${wrong}${text.slice(end)}`;

/** The first `count` of those drawn that TypeScript accepts. One compilation takes one fault of each file. */
function compiling(folder: string, drawn: readonly Fault[], count: number): readonly Fault[] {
  const types = join(folder, '.cache/types.tsbuildinfo');
  mkdirSync(join(folder, '.cache'), { recursive: true });
  // Copies lie side by side, so what one has compiled holds for the next.
  if (existsSync(KEPT_TYPES)) copyFileSync(KEPT_TYPES, types);
  const refusedBy = (): ReadonlySet<string> => {
    const args = ['--project', '.', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', types];
    const { stdout } = spawnSync('tsc', args, { cwd: folder, encoding: 'utf8' });
    return new Set([...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, path = '']) => path));
  };
  const kept: Fault[] = [];
  let left = drawn;
  while (kept.length < count && left.length > 0) {
    const tried = new Map<string, Fault>();
    for (const fault of left) {
      if (tried.size === 2 * (count - kept.length)) break;
      if (!tried.has(fault.path)) tried.set(fault.path, fault);
    }
    left = left.filter((fault) => tried.get(fault.path) !== fault);
    for (const [path, fault] of tried) writeFileSync(join(folder, path), applied(readSource(path), fault));
    const refused = refusedBy();
    if (existsSync(types)) copyFileSync(types, KEPT_TYPES);
    for (const [path, fault] of tried) {
      writeFileSync(join(folder, path), readSource(path).text);
      if (!refused.has(path)) kept.push(fault);
    }
  }
  return kept.slice(0, count);
}

function judge(folder: string, fault: Fault, tests: readonly string[]): Verdict {
  const source = readSource(fault.path);
  writeFileSync(join(folder, fault.path), applied(source, fault));
  const by = firstFailure(folder, tests);
  writeFileSync(join(folder, fault.path), source.text);
  const right = source.text.slice(fault.start, fault.end);
  const at = `${fault.path}:${lineAt(source, fault.start)}`;
  console.log(`${by === null ? 'missed' : 'caught'} ${at} ${fault.operator}`);
  const { operator, wrong } = fault;
  return { area: areaOf(fault.path), layer: layerOf(fault.path) ?? '', operator, at, right, wrong, by };
}

/** Quick tests first, then walks; slow tests where there is nothing else. */
function firstFailure(folder: string, tests: readonly string[]): string | null {
  const quick = tests.filter((path) => !isWalk(path)).slice(0, MOST.quick);
  const walks = tests.filter(isWalk).slice(0, MOST.walks);
  let hasRun = false;
  for (const [project, files] of [['unit', quick] as const, ['unit', walks] as const, ['unit-full', quick] as const]) {
    if (files.length === 0 || (project === 'unit-full' && hasRun)) continue;
    // Shrinking a failing walk takes time and is of no use here.
    const env = { SHRINK_MS: '0', RACES: '20' };
    const failing = failingTests({
      folder,
      projects: [project],
      files,
      options: ['--bail=1'],
      env,
      limit: MOST.seconds,
      mayBeNone: true,
    });
    if (failing?.[0] !== undefined) return failing[0];
    hasRun ||= failing !== null;
  }
  if (!hasRun) console.log(`no test has run of ${tests.join(' ')}`);
  return null;
}
