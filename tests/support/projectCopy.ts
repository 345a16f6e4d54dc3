import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathsIn } from '../../scripts/projectPaths.ts';

const PARTS = [
  ...pathsIn('*.{json,ts,html}'),
  '.gitignore',
  'src',
  'server',
  'catalog',
  'protocol',
  'provider',
  'gateway',
  'conform',
  'render',
  'examples',
  'packages',
  'tests',
  'scripts',
  'bench',
  'docs',
  'brands',
];

/** The template databases of PostgreSQL are those of the project, not of its copy. */
const NOWHERE = 'postgresql://postgres@127.0.0.1:1/nowhere';

/** A copy of the project, for tests of the generators. */
export function copyProject() {
  const copy = mkdtempSync(join(tmpdir(), 'statehouse-copy-'));
  for (const part of PARTS) cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return {
    /** Runs a tool of `node_modules/.bin` in the copy. */
    run: (tool: string, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin', tool), args, {
        cwd: copy,
        encoding: 'utf8',
        env: { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1', TEST_DATABASE_URL: NOWHERE },
      });
      return { status, output: stdout + stderr };
    },
    read: (path: string) => readFileSync(join(copy, path), 'utf8'),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
