import { beforeEach, it } from 'vitest';
import { playTogether } from './support/rounds/journey.ts';
import { sharedTables } from './support/rounds/sharedKinds.ts';
import { startSite } from './support/site.ts';

const site = startSite();
// What the demo is owed for the days before would arrive in between.
beforeEach(() => site.qa.creditBonuses({}));

it(
  '[GAME-01] [GAME-06] [GAME-18] plays baccarat, roulette and Pok Deng: won, lost, over a lost line, a reload and two tabs, beyond the balance, as a trial',
  { timeout: 480_000 },
  () => playTogether(site, sharedTables),
);
