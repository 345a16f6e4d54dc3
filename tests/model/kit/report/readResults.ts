import { readdirSync, readFileSync } from 'node:fs';
import type { Kept } from '../results.ts';
import type { CoverageFile } from './summary.ts';

/** What the tests of every flow have left in a folder; nothing where it is not there. */
export const readResults = (folder: string): readonly Kept[] => readAll(folder) as readonly Kept[];

/** What browser sessions have covered, of tests and of people alike. */
export const readSessions = (folder: string): readonly CoverageFile[] => readAll(folder) as readonly CoverageFile[];

function readAll(folder: string): readonly unknown[] {
  return filesIn(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as unknown);
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
