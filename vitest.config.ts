import { defineConfig } from 'vitest/config';

/** Two projects in one run and one summary: everything in this process, then the journeys in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/support/makeTemplate.ts'],
          setupFiles: ['tests/support/setup.ts'],
          // What takes one second alone takes five beside everything else on a small machine.
          testTimeout: 20_000,
          hookTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.spec.ts'],
          globalSetup: ['tests/browser/support/globalSetup.ts'],
          setupFiles: ['tests/support/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Two browsers at once on a small machine make each other late.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
