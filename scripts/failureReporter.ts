import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';

/** What vitest knows of an error that nothing caught: the test that ran then, which need not be its cause. */
type Unhandled = SerializedError & { readonly VITEST_TEST_NAME?: string; readonly VITEST_TEST_PATH?: string };

const FIRST_LINES = 6;
const FOLDER = '.cache/failures';
const file = `${FOLDER}/${process.env.TEST_PART ?? 'tests'}.txt`;

const lines = (message: string): string =>
  message
    .split('\n')
    .slice(0, FIRST_LINES)
    .map((line) => `    ${line}`)
    .join('\n');

const tell = (what: string, error: { readonly message: string } | undefined): void =>
  appendFileSync(file, `${what}\n${lines(error?.message ?? '')}\n\n`);

/**
 * A vitest reporter that writes what failed to `.cache/failures/<part>.txt`, at once, so that a run that is cut off has
 * said it, and the end of a long log can repeat what its beginning said. An empty file means that the part passed.
 */
export default class FailureReporter implements Reporter {
  onTestRunStart(): void {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, '');
  }

  onTestCaseResult(test: TestCase): void {
    if (test.result().state !== 'failed') return;
    const [error] = test.result().errors ?? [];
    tell(`${test.module.relativeModuleId} > ${test.fullName}`, error);
  }

  onTestSuiteResult(suite: TestSuite): void {
    for (const error of suite.errors()) tell(`${suite.module.relativeModuleId} > ${suite.fullName}`, error);
  }

  onTestModuleEnd(module: TestModule): void {
    for (const error of module.errors()) tell(module.relativeModuleId, error);
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const { VITEST_TEST_NAME, VITEST_TEST_PATH, stack, message } of unhandled as readonly Unhandled[])
      tell(`unhandled, while ${VITEST_TEST_PATH ?? 'no file'} > ${VITEST_TEST_NAME ?? 'no test'} ran`, {
        message: stack ?? message,
      });
  }
}
