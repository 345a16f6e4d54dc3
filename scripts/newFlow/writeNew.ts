import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runOrExit } from '../run.ts';
import type { NewFile } from './codeTemplates.ts';
import type { FlowNames } from './flowNames.ts';
import { type Insertion, insert } from './insertions.ts';
import { placed } from './placed.ts';

/**
 * Writes new files, registers them, formats all and updates the generated files.
 * @throws when one of the files exists.
 */
export function writeNew(names: FlowNames, templates: readonly NewFile[], lines: readonly Insertion[]): void {
  const { files, insertions } = placed(names, { files: templates, insertions: lines });
  const taken = files.filter(({ path }) => existsSync(path));
  if (taken.length > 0) throw new Error(`Already there: ${taken.map(({ path }) => path).join(', ')}.`);

  const extended = new Map<string, string>();
  for (const insertion of insertions) {
    const text = extended.get(insertion.path) ?? readFileSync(insertion.path, 'utf8');
    extended.set(insertion.path, insert(text, insertion));
  }
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  for (const [path, text] of extended) writeFileSync(path, text);

  const paths = [...files.map(({ path }) => path), ...extended.keys()];
  runOrExit('biome', ['check', '--write', '--log-level=error', ...paths]);
  runOrExit('node', ['scripts/generate.ts']);
  console.log(`Written or extended:\n${paths.map((path) => `  ${path}`).join('\n')}`);
}
