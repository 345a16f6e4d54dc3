import { defineConfig } from 'vitest/config';

/** The tests that know of a folder by its name, or all: `npm run model -- stryker src/machines/captcha`. */
const name = process.env.MUTATED?.split('/').at(-1);

/** The tests that hold machines, rules and contract to their word without a screen, for Stryker. */
export default defineConfig({
  test: {
    include:
      name === undefined
        ? ['tests/{api,machines,inspection}/**/*.test.ts', 'tests/model/**/*.test.ts']
        : [`tests/{api,machines,model}/**/${name}/**/*.test.ts`, 'tests/model/cases.test.ts'],
    exclude: ['**/*.view.model.test.ts', '**/*.parts.test.ts', '**/*.story.test.ts'],
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: 60_000,
    // Races find what is rare; what a mutant does is not, and each has to run them anew.
    env: { RACES: '50' },
  },
});
