import { dirname } from 'node:path/posix';
import type { SourceTree } from './sourceTree.ts';
import { answersIn, isTest } from './testsOfSource.ts';

/** What every edit of the server must leave alone. */
const SERVER_SMOKE = ['tests/server/seed.test.ts', 'tests/server/serve.test.ts'];

/** As many files as one edit may run: about a minute on two cores. */
const MOST = 12;

export interface Selection {
  readonly tests: readonly string[];
  /** Changed files that no test answers for: whatever imports them runs (`vitest related`). */
  readonly related: readonly string[];
}

/** The tests that edits of these files can break, in about a minute for each area. */
export function testsOfChanges(tree: SourceTree, changed: readonly string[]): Selection {
  const { importing, near, wide } = answersIn(tree);
  const answering = (path: string): readonly string[] => {
    if (isTest(path)) return [path];
    if (path.startsWith('tests/')) return /\.tsx?$/.test(path) ? importing(path) : testsBeside(tree, path);
    return near(path).length > 0 ? near(path) : wide(path);
  };
  const tests = new Set<string>();
  const related: string[] = [];
  for (const path of changed) {
    const own = answering(path).slice(0, MOST);
    for (const test of own) tests.add(test);
    if (path.startsWith('server/')) for (const test of SERVER_SMOKE) tests.add(test);
    if (own.length === 0 && !path.startsWith('tests/')) related.push(path);
  }
  return { tests: [...tests], related };
}

/** Tests in the folder of what they are compared with, such as approved screens. */
const testsBeside = ({ files }: SourceTree, path: string): readonly string[] =>
  files.filter((file) => isTest(file) && dirname(file) === dirname(path));
