import { codeFilesFor } from './newFlow/codeTemplates.ts';
import { flowNamesOf } from './newFlow/flowNames.ts';
import { insertionsFor } from './newFlow/insertions.ts';
import { testFilesFor } from './newFlow/testTemplates.ts';
import { writeNew } from './newFlow/writeNew.ts';
import { unwrittenTexts } from './unwritten.ts';

/** `npm run new:flow AREA/NAME`: generates a flow in every layer that compiles and passes its tests. */
try {
  const names = flowNamesOf(process.argv[2] ?? '');
  writeNew(names, [...codeFilesFor(names), ...testFilesFor(names)], insertionsFor(names));
  console.log('Next: cite the specification in the contract, and write these texts, without which nothing ships:');
  for (const text of unwrittenTexts()) console.log(`  ${text}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
