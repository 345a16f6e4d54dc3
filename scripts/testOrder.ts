import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Journeys of minutes first, so that no worker waits for the other at the end; then files of one environment in a row: a
 * worker that shares its modules ends as soon as the next file needs another environment, and everything is loaded anew.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

const LASTING = /\/(rounds|sharedRounds|sharedTables|languages|keyboardRoutes)\.spec\.ts$/;

function placeOf({ moduleId }: TestSpecification): number {
  if (LASTING.test(moduleId)) return 0;
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom') ? 1 : 2;
}
