import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { generatedFiles } from './generatedFiles.ts';
import { importCycles } from './importCycles.ts';

/** Types, lint and format, dead code, and generated files. Exits with 1 when a check fails. */
const CHECKS: readonly { readonly name: string; readonly failures: () => readonly string[] }[] = [
  { name: 'types', failures: () => tool('tsc', ['--project', '.', '--pretty', 'false']) },
  { name: 'lint and format', failures: () => tool('biome', ['ci', '--colors=off', '--error-on-warnings', '.']) },
  { name: 'dead code', failures: () => tool('knip', ['--no-progress']) },
  { name: 'circular imports', failures: importCycles },
  { name: 'generated files', failures: staleFiles },
];

function tool(name: string, args: readonly string[]): readonly string[] {
  const { status, stdout, stderr, error } = spawnSync(`node_modules/.bin/${name}`, args, { encoding: 'utf8' });
  return status === 0 ? [] : [error?.message ?? '', stdout ?? '', stderr ?? ''].filter((text) => text.trim() !== '');
}

function staleFiles(): readonly string[] {
  return generatedFiles.flatMap(({ path, make }) => {
    try {
      const current = existsSync(path) && readFileSync(path, 'utf8') === make();
      return current ? [] : [`${path} is not what its sources say: run "npm run generate"`];
    } catch (error) {
      return [`${path} cannot be made: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

for (const { name, failures } of CHECKS) {
  const found = failures();
  console.log(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const failure of found) console.log(failure.trimEnd());
  if (found.length > 0) process.exitCode = 1;
}
