import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files of one environment in a row: a worker that shares its modules ends as soon as the next file needs another
 * environment, and everything is loaded anew.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ofDom = new Set(sorted.filter(({ moduleId }) => hasDom(moduleId)));
    return [...ofDom, ...sorted.filter((file) => !ofDom.has(file))];
  }
}

const hasDom = (file: string): boolean => readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom');
