import { spawnSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { readCapsule } from '../src/console/core/capsule/capsule.ts';
import { checkCompatibility } from '../src/console/core/capsule/fits.ts';
import { replaysAlike } from '../src/console/core/capsule/replaysAlike.ts';
import { capsuleFileName } from '../tests/browser/support/capsules.ts';
import { CAPSULES, fileOf, KEPT, keptText } from '../tests/console/capsules/keptCapsules.ts';

/**
 * Replays what journeys have left: `npm run capsules` first runs all journeys with the saving of capsules on, `npm run
 * capsules -- tests/browser/login.spec.ts` only those, `npm run capsules -- replay FOLDER` none. Each capsule is judged, and
 * replayed ten times without a call; the exit code says whether all of them fit and came to the same every time. `npm run
 * capsules -- keep` records those that the tests of the console keep anew.
 */
const FOLDER = '.cache/capsules';
const TIMES = 10;
const NO_STYLES = '\0no-styles';
const [first, ...rest] = process.argv.slice(2);
const kept = Object.values(KEPT);

if (first === 'keep') {
  const titles = kept.map(({ title }) => title).join('|');
  await record([...kept.map(({ spec }) => spec), '-t', `(${titles})`]);
} else if (first !== 'replay') await record(first === undefined ? ['tests/browser'] : [first, ...rest]);

async function record(args: readonly string[]): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  const env = { ...process.env, CAPSULES: '1' };
  spawnSync('vitest', ['run', '--project', 'browser', '--project', 'browser-full', ...args], {
    stdio: 'inherit',
    env,
  });
}

const folder = first === 'replay' ? (rest[0] ?? FOLDER) : FOLDER;
const {
  module: { roots },
} = await runnerImport<typeof import('./replayRoots.ts')>(join(import.meta.dirname, 'replayRoots.ts'), {
  // A replay draws nothing.
  plugins: [
    {
      name: 'no-styles',
      enforce: 'pre',
      resolveId: (id) => (id.endsWith('.css') ? NO_STYLES : null),
      load: (id) => (id === NO_STYLES ? 'export default {}' : null),
    },
  ],
});
const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
let steps = 0;
const wrong: string[] = [];
for (const name of names) {
  const capsule = readCapsule(await readFile(join(folder, name), 'utf8'));
  steps += capsule.steps.length;
  const { machines, options } = roots[capsule.machines.some(({ id }) => id === 'desk') ? 'desk' : 'site'];
  const says = replaysAlike(capsule, options, TIMES);
  const { kind, because } = checkCompatibility(capsule, machines);
  const told = [...(says === null ? [] : [says]), ...(kind === 'incompatible' ? because : [])];
  if (told.length > 0) wrong.push([`${name} (${kind})`, ...told].join('\n  '));
}
if (first === 'keep') {
  for (const name of CAPSULES) {
    const start = capsuleFileName(KEPT[name].title);
    const parts = names.filter((file) => file.startsWith(start));
    const read = await Promise.all(parts.map(async (file) => readCapsule(await readFile(join(folder, file), 'utf8'))));
    // A journey that reloads the page leaves a capsule of each document.
    const [longest] = read.toSorted((one, other) => other.steps.length - one.steps.length);
    if (longest === undefined) wrong.push(`${name}: nothing was recorded.`);
    else await writeFile(fileOf(name), keptText(longest));
  }
}
for (const one of wrong) console.log(one);
console.log(
  `${names.length - wrong.length} of ${names.length} capsules, ${steps} steps, came to the same ${TIMES} times of ${TIMES}.`,
);
process.exit(wrong.length === 0 && names.length > 0 ? 0 : 1);
