import { globSync } from 'node:fs';

/** Matching project paths, sorted and with slashes, for reproducible output. */
export const pathsIn = (...patterns: readonly string[]): readonly string[] =>
  globSync([...patterns])
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
