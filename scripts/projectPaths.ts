import { globSync } from 'node:fs';

/** Paths of the project that match, sorted and with slashes, so that what is made of them never depends on the machine. */
export const pathsIn = (...patterns: readonly string[]): readonly string[] =>
  globSync([...patterns])
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
