import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** Folders that are generated or shared. */
const LEFT_OUT = new Set(['node_modules', '.git', '.cache', '.stryker-tmp', 'data']);

/** Runs something on a copy of the sources, with the project's packages; the copy is deleted afterwards. */
export function withCopy<Result>(run: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  try {
    cpSync('.', folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    return run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
