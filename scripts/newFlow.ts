import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeFilesFor } from './newFlow/codeTemplates.ts';
import { flowNamesOf } from './newFlow/flowNames.ts';
import { insert, insertionsFor } from './newFlow/insertions.ts';
import { testFilesFor } from './newFlow/testTemplates.ts';
import { runOrExit } from './run.ts';

/** `npm run new:flow NAME`: a slice through the house that compiles and passes, to be made into what it should be. */
function makeFlow(name: string): readonly string[] {
  const names = flowNamesOf(name);
  const files = [...codeFilesFor(names), ...testFilesFor(names)];
  const taken = files.filter(({ path }) => existsSync(path));
  if (taken.length > 0) throw new Error(`Already there: ${taken.map(({ path }) => path).join(', ')}.`);

  const announced = new Map<string, string>();
  for (const insertion of insertionsFor(names)) {
    const text = announced.get(insertion.path) ?? readFileSync(insertion.path, 'utf8');
    announced.set(insertion.path, insert(text, insertion));
  }
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  for (const [path, text] of announced) writeFileSync(path, text);
  return [...files.map(({ path }) => path), ...announced.keys()];
}

try {
  const paths = makeFlow(process.argv[2] ?? '');
  runOrExit('biome', ['check', '--write', '--log-level=error', ...paths]);
  runOrExit('node', ['scripts/generate.ts']);
  console.log(`Written or extended:\n${paths.map((path) => `  ${path}`).join('\n')}`);
  console.log('Now say in the contract where the spec asks for it, and put the words into Thai.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
