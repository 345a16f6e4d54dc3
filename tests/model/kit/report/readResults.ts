import { readdirSync, readFileSync } from 'node:fs';
import { type CoverageFile, parseCoverageFile } from '../../../../src/console/core/coverageFiles.ts';
import type { Kept } from '../results.ts';

/** What the tests of every flow have left in a folder; nothing where it is not there. */
export const readResults = (folder: string): readonly Kept[] =>
  readAll(folder, (text) => {
    const read: Partial<Kept> = JSON.parse(text);
    if (read.machine === undefined || read.chart === undefined) {
      throw new Error('is of an earlier version of the kit. Remove it.');
    }
    return read as Kept;
  });

/**
 * What browser sessions have covered, of tests and of people alike.
 * @throws Error where a file is none of coverage, with its name and what is wrong with it.
 */
export const readSessions = (folder: string): readonly CoverageFile[] => readAll(folder, parseCoverageFile);

function readAll<File>(folder: string, parse: (text: string) => File): readonly File[] {
  return filesIn(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const path = `${folder}/${name}`;
      try {
        return parse(readFileSync(path, 'utf8'));
      } catch (cause) {
        throw new Error(`${path} ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
      }
    });
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
