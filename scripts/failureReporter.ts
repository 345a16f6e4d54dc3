import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

const FIRST_LINES = 6;

const lines = (message: string): string =>
  message
    .split('\n')
    .slice(0, FIRST_LINES)
    .map((line) => `    ${line}`)
    .join('\n');

/**
 * A vitest reporter that writes what failed to `.cache/failures/<part>.txt`, so that the end of a long log can repeat
 * what its beginning said. An empty file means that the part passed.
 */
export default class FailureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const failures: string[] = [];
    for (const module of modules) {
      for (const error of module.errors()) failures.push(`${module.relativeModuleId}\n${lines(error.message)}`);
      for (const suite of module.children.allSuites()) {
        for (const error of suite.errors()) {
          failures.push(`${module.relativeModuleId} > ${suite.fullName}\n${lines(error.message)}`);
        }
      }
      for (const test of module.children.allTests('failed')) {
        const [error] = test.result().errors ?? [];
        failures.push(`${module.relativeModuleId} > ${test.fullName}\n${lines(error?.message ?? '')}`);
      }
    }
    for (const error of unhandled) failures.push(`unhandled\n${lines(error.stack ?? error.message)}`);
    mkdirSync('.cache/failures', { recursive: true });
    writeFileSync(
      `.cache/failures/${process.env.TEST_PART ?? 'tests'}.txt`,
      failures.map((failure) => `${failure}\n`).join('\n'),
    );
  }
}
