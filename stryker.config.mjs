/**
 * Stryker: sources that are wrong in one place, each of which a test has to find.
 *
 * What runs once while a file loads ("static") is left out of the machines: it is their charts, and `npm run model --
 * mutation` judges those. In the contract it is nearly everything, and nothing else judges it.
 */
const folder = process.env.MUTATED ?? 'src';

export default {
  testRunner: 'vitest',
  tsconfigFile: 'not-for-stryker.json',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.stryker.config.ts' },
  mutate: [`${folder}/**/*.ts`, '!src/**/*.wire.ts', '!src/api/contract/qa.ts'],
  coverageAnalysis: 'perTest',
  ignoreStatic: !folder.startsWith('src/api/contract'),
  incremental: true,
  incrementalFile: `.cache/stryker/kept/${folder}.json`,
  tempDirName: '.cache/stryker/sandbox',
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.cache/stryker/report/${folder}.json` },
  htmlReporter: { fileName: '.cache/stryker/report.html' },
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 2,
  timeoutMS: 20_000,
};
