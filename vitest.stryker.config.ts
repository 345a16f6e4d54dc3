import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The tests that judge a folder (`npm run model -- stryker src/machines/account/captcha`): of a machine those that stand in
 * folders of its name and what holds for all, of the contract all of `tests/api` and the page that tells callers what
 * it says.
 */
function testsOf(folder: string | undefined): string[] {
  if (folder === undefined) return ['tests/{api,machines,inspection}/**/*.test.ts', 'tests/model/**/*.test.ts'];
  if (folder.startsWith('src/api/contract')) return ['tests/api/**/*.test.ts', 'tests/scripts/apiPage.test.ts'];
  const name = folder.split('/').at(-1);
  const ofAll = ['tests/machines/effects.test.ts', 'tests/model/cases.test.ts'];
  const beside = name === 'register' ? ['tests/routes/keepReferral.test.ts'] : [];
  return [`tests/{machines,model}/**/${name}/**/*.test.ts`, ...ofAll, ...beside];
}

/** The first test that fails is enough: what looks at one thing comes before what walks through all there is. */
class QuickFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWalk = ({ moduleId }: TestSpecification) => Number(/\.(model|family)\.test\.ts$/.test(moduleId));
    return Promise.resolve(files.toSorted((one, other) => isWalk(one) - isWalk(other)));
  }
}

/** The tests that hold machines, rules and contract to their word without a screen, for Stryker. */
export default defineConfig({
  test: {
    include: testsOf(process.env.MUTATED),
    exclude: ['**/*.view.model.test.ts', '**/*.parts.test.ts'],
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: 60_000,
    sequence: { sequencer: QuickFirst },
    // Races find what is rare; what a mutant does is not, and each has to run them anew.
    env: { RACES: '50' },
  },
});
