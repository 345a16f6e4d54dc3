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
          // To load everything anew for each file takes longer than the tests. No file may leave anything behind; the
          // order of the files is dealt anew now and then (`npm test -- --sequence.shuffle.files`).
          isolate: false,
          // One fewer than there are would leave half of a small machine at rest.
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.spec.ts'],
          globalSetup: ['tests/browser/support/globalSetup.ts'],
          setupFiles: ['tests/support/setup.ts'],
          // The files of a worker share its browsers, with the code of the site in their caches.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // More than two at once make each other late on a small machine.
          maxWorkers: 2,
          // A real browser now and then hands over focus or paints a moment late: on CI a journey may try once more, and
          // the report says that it did. At home it may not, so that what is wrong with a journey is seen and mended.
          retry: process.env.CI ? 1 : 0,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
