import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { generatedFiles } from './generatedFiles.ts';
import { importCycles } from './importCycles.ts';
import { unwrittenTexts } from './unwritten.ts';

/**
 * Types, lint and format, dead code, texts and generated files, side by side. Exits with 1 when a check fails, which
 * `.cache/failures/check.txt` repeats.
 */
const CHECKS: readonly { readonly name: string; readonly failures: () => Promise<readonly string[]> }[] = [
  { name: 'types', failures: () => tool('tsc', ['--project', '.', '--pretty', 'false']) },
  { name: 'lint and format', failures: () => tool('biome', ['ci', '--colors=off', '--error-on-warnings', '.']) },
  { name: 'dead code', failures: () => tool('knip', ['--no-progress']) },
  { name: 'circular imports', failures: async () => importCycles() },
  { name: 'texts in every language', failures: async () => unwrittenTexts() },
  { name: 'generated files', failures: async () => staleFiles() },
];

const MOST_OUTPUT = 64 * 1024 * 1024;

const tool = (name: string, args: readonly string[]): Promise<readonly string[]> =>
  new Promise((resolve) => {
    execFile(`node_modules/.bin/${name}`, args, { maxBuffer: MOST_OUTPUT }, (error, stdout, stderr) =>
      resolve(error === null ? [] : [error.message, stdout, stderr].filter((text) => text.trim() !== '')),
    );
  });

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

const results = await Promise.all(CHECKS.map(async ({ name, failures }) => ({ name, found: await failures() })));
const failures: string[] = [];
for (const { name, found } of results) {
  console.log(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const failure of found) {
    console.log(failure.trimEnd());
    failures.push(`${name}\n${failure.trimEnd()}\n`);
  }
}
mkdirSync('.cache/failures', { recursive: true });
writeFileSync('.cache/failures/check.txt', failures.join('\n'));
if (failures.length > 0) process.exitCode = 1;
