import { readdirSync, readFileSync } from 'node:fs';
import { type Judged, OWN_FOLDER } from '../tests/model/kit/mutation/ownTests.ts';

/** How many mutants each flow kills by its own tests, and every one that it misses. */
export function ownScore(flows: readonly string[]): string {
  const all = readdirSync(OWN_FOLDER)
    .map((file) => JSON.parse(readFileSync(`${OWN_FOLDER}/${file}`, 'utf8')) as Judged)
    .filter(({ machine }) => flows.length === 0 || flows.includes(machine));
  const rows = all.map(
    ({ machine, mutants, byActor, byScreen, equivalent, invalid, survivors }) =>
      `| ${machine} | ${mutants} | ${byActor} | ${byScreen} | ${equivalent + invalid} | ${survivors.length} | ${share(byActor + byScreen, survivors.length)} |`,
  );
  const missed = all.flatMap(({ machine, survivors }) =>
    survivors.map(({ text, told }) => `- ${machine}: ${text} (told by ${told})`),
  );
  return [
    '| Flow | Mutants | Killed on the actor | On screen | Equivalent | Missed | Killed |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows,
    '',
    ...missed,
  ].join('\n');
}

const share = (killed: number, missed: number): string => `${((100 * killed) / (killed + missed)).toFixed(1)} %`;
