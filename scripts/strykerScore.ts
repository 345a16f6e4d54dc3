import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Per cent of the mutants that a test has to find. */
const ENOUGH = 90;

/** What Stryker keeps of a folder. */
interface Kept {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}
interface Mutant {
  readonly status: string;
}

/**
 * Prints what the tests of each folder are worth and what they are worth together, as far as Stryker has measured it on
 * the sources that stand here now. 1 when that is below 90 per cent or a source has not been measured, else 0.
 */
export function printScore(): number {
  const sources = globSync(['src/machines/**/*.ts', 'src/api/contract/**/*.ts'], {
    exclude: ['src/**/*.wire.ts', 'src/api/contract/qa.ts'],
  });
  const unmeasured: string[] = [];
  const all: Mutant[] = [];
  for (const [folder, paths = []] of Object.entries(Object.groupBy(sources.sort(), folderOf))) {
    const { files } = keptOf(folder);
    const measured = paths.filter((path) => files[path]?.source === readFileSync(path, 'utf8'));
    unmeasured.push(...paths.filter((path) => !measured.includes(path)));
    const mutants = measured.flatMap((path) => files[path]?.mutants ?? []);
    all.push(...mutants);
    printRow(folder, mutants);
  }
  printRow('all', all);
  for (const path of unmeasured) console.log(`not measured as it stands: ${path}`);
  return unmeasured.length === 0 && scoreOf(all).percent >= ENOUGH ? 0 : 1;
}

const folderOf = (path: string) => (path.startsWith('src/api/') ? 'src/api/contract' : dirname(path));

function keptOf(folder: string): Kept {
  const path = `.cache/stryker/${folder}.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { files: {} };
}

function printRow(name: string, mutants: readonly Mutant[]): void {
  const { found, tried, percent } = scoreOf(mutants);
  if (tried > 0) console.log(`${name.padEnd(30)} ${found} of ${tried}, ${percent} %`);
}

/** What was left out, or was no program at all, counts neither way. */
function scoreOf(mutants: readonly Mutant[]) {
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const found = count('Killed', 'Timeout');
  const tried = found + count('Survived', 'NoCoverage');
  return { found, tried, percent: tried === 0 ? 0 : Math.floor((1000 * found) / tried) / 10 };
}
