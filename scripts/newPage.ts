import { flowNamesOf } from './newFlow/flowNames.ts';
import { writeNew } from './newFlow/writeNew.ts';
import { formFilesFor } from './newPage/formTemplates.ts';
import { formTestFilesFor } from './newPage/formTestTemplates.ts';
import { listFilesFor } from './newPage/listTemplates.ts';
import { pageCopy, pageInsertionsFor } from './newPage/pageInsertions.ts';
import { unwrittenTexts } from './unwritten.ts';

/**
 * `npm run new:page AREA/NAME -- --list` or `--form`: generates a page of the member centre in every layer that compiles and
 * passes its tests.
 */
const KINDS = {
  '--list': { filesFor: listFilesFor, copy: pageCopy.list, shape: 'list' },
  '--form': {
    filesFor: (names: ReturnType<typeof flowNamesOf>) => [...formFilesFor(names), ...formTestFilesFor(names)],
    copy: pageCopy.form,
    shape: 'form',
  },
} as const;

try {
  const [kind, ...otherOptions] = process.argv.slice(2).filter((arg) => arg.startsWith('--'));
  if ((kind !== '--list' && kind !== '--form') || otherOptions.length > 0) {
    throw new Error('Usage: npm run new:page AREA/NAME -- --list|--form');
  }
  const names = flowNamesOf(process.argv.slice(2).find((arg) => !arg.startsWith('--')) ?? '');
  const { filesFor, copy, shape } = KINDS[kind];
  writeNew(names, filesFor(names), pageInsertionsFor(names, copy, shape));
  console.log('Next: cite the specification in the contract, and write these texts, without which nothing ships:');
  for (const text of unwrittenTexts()) console.log(`  ${text}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
