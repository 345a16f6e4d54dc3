import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { type Judged, OWN_FOLDER } from '../tests/model/kit/mutation/ownTests.ts';
import { commitAt, type Measured, minuteOf, writeMeasured } from './measured.ts';

/** What a run has judged: the row of each machine goes to the page of results; returns every mutant that is missed. */
export function ownScore(since: Date): string {
  const files = existsSync(OWN_FOLDER) ? readdirSync(OWN_FOLDER).map((file) => `${OWN_FOLDER}/${file}`) : [];
  const all = files
    .map((file) => ({ at: statSync(file).mtime, judged: JSON.parse(readFileSync(file, 'utf8')) as Judged }))
    .filter(({ at }) => at >= since);
  const folders = machineFolders();
  const commit = commitAt() ?? '';
  writeMeasured(
    'own',
    all.map(({ at, judged }) => rowOf(judged, minuteOf(at), commit)),
    (machine) => commitAt(folders.get(machine) ?? `src/machines/${machine}`),
  );
  const missed = all.flatMap(({ judged: { machine, survivors } }) =>
    survivors.map(({ text, told }) => `- ${machine}: ${text} (told by ${told})`),
  );
  return [`${all.length} machines are measured: docs/model-tests.md. Missed:`, ...missed].join('\n');
}

const rowOf = (
  { machine, mutants, byActor, byScreen, equivalent, invalid, survivors: { length: missed } }: Judged,
  measured: string,
  commit: string,
): Measured => ({
  cells: [machine, mutants, byActor, byScreen, equivalent + invalid, missed, share(byActor + byScreen, missed)],
  measured,
  commit,
});

const share = (killed: number, missed: number): string => `${((100 * killed) / (killed + missed)).toFixed(1)} %`;

/** Folders of machines by their id. */
function machineFolders(): ReadonlyMap<string, string> {
  const sources = globSync('src/machines/**/*.machine.ts').map((path) => path.replaceAll('\\', '/'));
  return new Map(
    sources.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/^ {2}id: '(\w+)',$/gm)].map(
        ([, id = '']) => [id, dirname(path)] as const,
      ),
    ),
  );
}
