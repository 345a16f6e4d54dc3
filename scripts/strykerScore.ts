import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Required share of killed mutants, in per cent. */
const ENOUGH = 90;

/** Stryker's report on a folder, written at the end of a complete run. */
interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}
interface Mutant {
  readonly status: string;
}

/**
 * Prints the mutation score of each folder and in total, for current sources only. Returns 1 below 90 per cent or when
 * a source is not measured, else 0.
 */
export function printScore(): number {
  const sources = globSync(['src/machines/**/*.ts', 'src/api/contract/**/*.ts'], {
    exclude: ['src/**/*.wire.ts', 'src/api/contract/qa.ts'],
  });
  const unmeasured: string[] = [];
  const all: Mutant[] = [];
  for (const [folder, paths = []] of Object.entries(Object.groupBy(sources.sort(), folderOf))) {
    const { files, writtenAt } = reportOn(folder);
    // A source without mutants, such as types, is not reported.
    const isMeasured = (path: string) =>
      files[path] ? files[path].source === readFileSync(path, 'utf8') : statSync(path).mtimeMs < writtenAt;
    const measured = paths.filter(isMeasured);
    unmeasured.push(...paths.filter((path) => !isMeasured(path)));
    const mutants = measured.flatMap((path) => files[path]?.mutants ?? []);
    all.push(...mutants);
    printRow(folder, mutants);
  }
  printRow('all', all);
  for (const path of unmeasured) console.log(`not measured as it stands: ${path}`);
  return unmeasured.length === 0 && scoreOf(all).percent >= ENOUGH ? 0 : 1;
}

const folderOf = (path: string) => (path.startsWith('src/api/') ? 'src/api/contract' : dirname(path));

function reportOn(folder: string): Report & { readonly writtenAt: number } {
  const path = `.cache/stryker/report/${folder}.json`;
  if (!existsSync(path)) return { files: {}, writtenAt: 0 };
  return { ...(JSON.parse(readFileSync(path, 'utf8')) as Report), writtenAt: statSync(path).mtimeMs };
}

function printRow(name: string, mutants: readonly Mutant[]): void {
  const { found, tried, percent } = scoreOf(mutants);
  if (tried > 0) console.log(`${name.padEnd(30)} ${found} of ${tried}, ${percent} %`);
}

/** Ignored and invalid mutants do not count. */
function scoreOf(mutants: readonly Mutant[]) {
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const found = count('Killed', 'Timeout');
  const tried = found + count('Survived', 'NoCoverage');
  return { found, tried, percent: tried === 0 ? 0 : Math.floor((1000 * found) / tried) / 10 };
}
