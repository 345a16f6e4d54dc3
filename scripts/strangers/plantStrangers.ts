import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsIn } from '../projectPaths.ts';
import { failingTests } from '../runVitest.ts';
import { lineAt, readSource, type SourceFile } from '../sourceFile.ts';
import { withCopy } from '../workingCopy.ts';
import { type Area, areas } from './areas.ts';
import { draw } from './draw.ts';
import { type Fault, faultsIn } from './operators.ts';

interface Candidate extends Fault {
  readonly area: Area;
}

interface Verdict {
  readonly area: string;
  readonly operator: string;
  readonly at: string;
  readonly right: string;
  readonly wrong: string;
  /** The first failing test; null if all passed. */
  readonly by: string | null;
}

const CATCH_BAR = 0.85;

/**
 * `npm run model -- faults [seed] [count] [areas…]`: draws faults over machines, views and server by seed, leaves out
 * those that do not compile, and runs the tests of the part that each is in. Prints the misses; writes all verdicts to
 * `.cache/model/faults/<seed>.json`. Returns 1 when fewer than 85 % are caught.
 */
export function plantStrangers([seed = '1', count = '100', ...named]: readonly string[]): number {
  const chosen = areas.filter(({ name }) => named.length === 0 || named.includes(name));
  return withCopy((folder) => {
    const drawn = draw(
      chosen.flatMap(candidatesOf),
      Number(seed),
      ({ operator, area }) => `${operator} in ${area.name}`,
    );
    const faults = compiling(folder, drawn, Number(count));
    const verdicts = faults.map((fault) => judge(folder, fault));
    const missed = verdicts.filter(({ by }) => by === null);
    const caught = verdicts.length - missed.length;
    mkdirSync('.cache/model/faults', { recursive: true });
    writeFileSync(`.cache/model/faults/${seed}.json`, JSON.stringify(verdicts, null, 2));
    for (const miss of missed) console.log(`MISSED ${miss.at} ${miss.operator}: ${miss.right} → ${miss.wrong}`);
    console.log(`${caught} of ${verdicts.length} faults of seed ${seed} caught`);
    return caught >= CATCH_BAR * verdicts.length ? 0 : 1;
  });
}

const candidatesOf = (area: Area): readonly Candidate[] =>
  pathsIn(...area.sources).flatMap((path) => faultsIn(readSource(path)).map((fault) => ({ ...fault, area })));

const applied = ({ text }: SourceFile, { start, end, wrong }: Fault): string =>
  `${text.slice(0, start)}${wrong}${text.slice(end)}`;

/** The first `count` of those drawn that TypeScript accepts. One compilation takes one fault of each file. */
function compiling(folder: string, drawn: readonly Candidate[], count: number): readonly Candidate[] {
  const kept: Candidate[] = [];
  let left = drawn;
  while (kept.length < count && left.length > 0) {
    const tried = new Map<string, Candidate>();
    for (const fault of left) {
      if (tried.size === 2 * (count - kept.length)) break;
      if (!tried.has(fault.path)) tried.set(fault.path, fault);
    }
    left = left.filter((fault) => tried.get(fault.path) !== fault);
    for (const [path, fault] of tried) writeFileSync(join(folder, path), applied(readSource(path), fault));
    const { stdout } = spawnSync('tsc', ['--project', '.', '--pretty', 'false', '--incremental'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const refused = new Set([...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, path]) => path));
    for (const [path, fault] of tried) {
      writeFileSync(join(folder, path), readSource(path).text);
      if (!refused.has(path)) kept.push(fault);
    }
  }
  return kept.slice(0, count);
}

function judge(folder: string, fault: Candidate): Verdict {
  const source = readSource(fault.path);
  writeFileSync(join(folder, fault.path), applied(source, fault));
  const by = firstFailure(folder, fault.area);
  writeFileSync(join(folder, fault.path), source.text);
  const right = source.text.slice(fault.start, fault.end);
  const at = `${fault.path}:${lineAt(source, fault.start)}`;
  console.log(`${by === null ? 'missed' : 'caught'} ${at} ${fault.operator}`);
  return { area: fault.area.name, operator: fault.operator, at, right, wrong: fault.wrong, by };
}

function firstFailure(folder: string, { tests }: Area): string | null {
  // Shrinking a failing walk takes time and is of no use here.
  const env = { SHRINK_MS: '0', RACES: '20' };
  const [first = null] = failingTests({
    folder,
    projects: ['unit', 'unit-full'],
    files: tests,
    options: ['--bail=1'],
    env,
  });
  return first;
}
