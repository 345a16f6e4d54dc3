import { beforeEach, it } from 'vitest';
import { playBriefly, playKind } from './support/rounds/journey.ts';
import { otherTables, sharedTables } from './support/rounds/sharedKinds.ts';
import { startSite } from './support/site.ts';

const site = startSite();
// What the demo is owed for the days before would arrive in between.
beforeEach(() => site.qa.creditBonuses({}));

it.each(sharedTables)(
  '[GAME-01] [GAME-06] [GAME-18] plays $name: won, lost, over a lost line, a reload and two tabs, beyond the balance, as a trial',
  { timeout: 480_000 },
  (kind) => playKind(site, kind),
);

it.each(otherTables)(
  '[GAME-01] plays $name: won and lost, with the same sums everywhere',
  { timeout: 480_000 },
  (kind) => playBriefly(site, kind),
);
