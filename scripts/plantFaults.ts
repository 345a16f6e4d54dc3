import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PlantedFault, plantedFaults } from '../tests/model/planted/faults.ts';
import { failingTests } from './runVitest.ts';
import { withCopy } from './workingCopy.ts';

/**
 * Plants each fault in a copy of the sources and prints which passing tests then fail. Returns the exit status: 0 when
 * every fault is found.
 * @param words filter on description or file; all faults if empty
 */
export function plantFaults(words: readonly string[]): number {
  return withCopy((folder) => {
    const right = new Map<string, readonly string[]>();
    const chosen = plantedFaults.filter(
      ({ what, file }) => words.length === 0 || words.some((word) => `${what} ${file}`.includes(word)),
    );
    const found = chosen.map((fault): boolean => {
      const asked = fault.by.join(' ');
      const before = right.get(asked) ?? failingIn(folder, fault);
      right.set(asked, before);
      const isGreen = before.length === 0;
      const [first, ...more] = isGreen ? withFault(folder, fault, () => failingIn(folder, fault)) : [];
      const by =
        first === undefined ? 'NOT FOUND' : `found: ${first}${more.length > 0 ? `, and ${more.length} more` : ''}`;
      const verdict = isGreen ? by : `NOT TRIED: without it these fail already: ${before.join('; ')}`;
      console.log(`${fault.what} (${fault.file})\n  ${verdict} (${asked})`);
      return first !== undefined;
    });
    const count = found.filter(Boolean).length;
    console.log(`${count} of ${found.length} planted faults found`);
    return count === found.length ? 0 : 1;
  });
}

function withFault<Result>(folder: string, { file, right, wrong }: PlantedFault, run: () => Result): Result {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, source.replace(right, wrong));
  try {
    return run();
  } finally {
    writeFileSync(path, source);
  }
}

/** Titles of the failing tests. */
const failingIn = (folder: string, { by: [project, ...files] }: PlantedFault): readonly string[] =>
  failingTests({
    folder,
    projects: [project, `${project}-full`],
    files,
    env: project === 'browser' ? { MODEL_IN_BROWSER: 'each' } : {},
  });
