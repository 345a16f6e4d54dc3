import { pathsIn } from '../../scripts/projectPaths.ts';
import { readSource, type SourceFile } from '../../scripts/sourceFile.ts';

/** Every TypeScript file of the project, read once. */
export const sources: readonly SourceFile[] = pathsIn(
  '{src,server,render,protocol,provider,packages,tests,scripts,bench}/**/*.{ts,tsx}',
).map(readSource);

export const sourcesIn = (folder: RegExp): readonly SourceFile[] => sources.filter(({ path }) => folder.test(path));
