import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';
import { TestOrder } from './scripts/testOrder.ts';

/**
 * Unit tests that take long and seldom find something alone: killed and full servers, attacks, whole-site console
 * searches, generators, mutation samples. `npm run test:full` runs them.
 */
const SLOW_UNITS = [
  'tests/console/core/capsule/{everyPage,flows,journeys}.test.ts',
  'tests/console/core/path/takeMeTo.sites.test.ts',
  'tests/console/core/{preview,whyNot.sites}.test.ts',
  'tests/model/mutation*.test.ts',
  'tests/model/planted/**/*.test.ts',
  'tests/model/kit/{foreign,mutation}/**/*.test.ts',
  'tests/provider/sports{Many,Odds}.test.ts',
  'tests/qa/madeOutcomes.test.ts',
  'tests/scripts/{generators,packages,playersBuild}.test.ts',
  'tests/server/**/{attack,recoveryAttack,registrationAttack}.test.ts',
  'tests/server/**/{database,databaseAway,diskFull,killed,leanConnection,cachePlans,process,resetToSeed}.test.ts',
  'tests/simulation/*.test.ts',
  'tests/server/**/{ledgerProof,moneySequences,oldSettings,settlementProperties}.test.ts',
];

/** Locks and everything that happens once, where things run at once: only PostgreSQL can tell. */
const LOCKS = ['tests/server/locks/*.test.ts', 'tests/server/**/{catalogServers,chatServers,settlementRace}.test.ts'];

const read = (file: string): string => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
const filesIn = (pattern: string): readonly string[] => globSync(pattern, { cwd: import.meta.dirname });

/** Server tests that ask PostgreSQL anything; the others would run a second time on the embedded database. */
const ON_POSTGRESQL = filesIn('tests/server/**/*.test.ts').filter((file) =>
  /onEachDatabase|isPostgresThere/.test(read(file)),
);

/** Folders with a flow whose actor takes pairs and races in `npm test` already. */
const THOROUGH = new Set(
  filesIn('tests/model/**/*.spec.ts')
    .filter((file) => read(file).includes('thorough: true'))
    .map((file) => dirname(file)),
);

/** What takes the pairs and races that `npm test` leaves out. */
const PAIRS = filesIn('tests/model/**/*.model.test.{ts,tsx}').filter(
  (file) => file.includes('.view.') || !THOROUGH.has(dirname(file)),
);

/** Journeys without which no change may land; `npm run test:full` runs the others, and the walks. */
const CORE_JOURNEYS = [
  'tests/browser/{claim,console,deposit,firstPage,games,home,login,register,session,shell,statement}.spec.ts',
];

/** Another zone than the site's, and the same on every machine: views show both. */
const zone = { TZ: 'UTC' };

const unit = {
  env: zone,
  globalSetup: ['tests/support/makeTemplate.ts'],
  setupFiles: ['tests/support/setup.ts'],
  // A test that takes one second alone takes five beside others on a small machine, a walk over a whole site thirty.
  testTimeout: 40_000,
  hookTimeout: 60_000,
  // Loading everything anew for each file takes longer than the tests. No file may leave anything behind; shuffle the
  // files now and then (`npm test -- --sequence.shuffle.files`).
  isolate: false,
  // One worker fewer would leave half of a small machine idle.
  maxWorkers: '100%',
};

const browser = {
  globalSetup: ['tests/browser/support/globalSetup.ts'],
  setupFiles: ['tests/support/setup.ts'],
  // The files of a worker share its browsers, with the site's code in their caches.
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // More than two delay each other on a small machine.
  maxWorkers: 2,
  // A real browser now and then hands over focus or paints late: on CI a journey may retry once, and the report says so.
  retry: process.env.CI ? 1 : 0,
};

/**
 * `unit`, `locks` and `browser` are `npm test`; the projects that end in `-full`, and the server on PostgreSQL, are
 * `npm run test:full`. Together they are everything.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: TestOrder },
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...SLOW_UNITS, ...LOCKS],
          env: { ...zone, DATABASES: 'embedded', RACES: process.env.RACES ?? '100' },
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...unit,
          name: 'locks',
          include: LOCKS,
          env: { ...zone, DATABASES: 'postgresql' },
          sequence: { groupOrder: 1 },
        },
      },
      { test: { ...browser, name: 'browser', include: CORE_JOURNEYS, sequence: { groupOrder: 2 } } },
      {
        test: {
          ...unit,
          name: 'unit-full',
          include: SLOW_UNITS,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          ...unit,
          name: 'model-full',
          include: PAIRS,
          env: { ...zone, DEPTH: 'pairs', RACES: process.env.RACES ?? '1000' },
          // A walk through pairs is longer than one through transitions.
          testTimeout: 60_000,
          sequence: { groupOrder: 4 },
        },
      },
      {
        test: {
          ...unit,
          name: 'postgresql',
          include: ON_POSTGRESQL,
          // The live bus chooses its own database: `unit` runs these tests.
          exclude: [...SLOW_UNITS, ...LOCKS, 'tests/server/**/live.test.ts'],
          env: { ...zone, DATABASES: 'postgresql' },
          sequence: { groupOrder: 5 },
        },
      },
      {
        test: {
          ...browser,
          name: 'browser-full',
          include: ['tests/browser/**/*.spec.ts'],
          exclude: CORE_JOURNEYS,
          sequence: { groupOrder: 6 },
        },
      },
    ],
  },
});
