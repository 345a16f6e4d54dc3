import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The longest first, and files of one environment in a row: a worker that shares its modules ends as soon as the next file needs another
 * environment, and everything is loaded anew.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).toSorted((one, other) => lastingOf(one) - lastingOf(other));
    const ofDom = new Set(sorted.filter(({ moduleId }) => hasDom(moduleId)));
    return [...ofDom, ...sorted.filter((file) => !ofDom.has(file))];
  }
}

/** Journeys of minutes come first: at the end, one worker would wait for the other. */
const LASTING = /\/(rounds|sharedRounds|sharedTables|languages|keyboardRoutes)\.spec\.ts$/;

const lastingOf = ({ moduleId }: TestSpecification): number => (LASTING.test(moduleId) ? 0 : 1);

const hasDom = (file: string): boolean => readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom');
