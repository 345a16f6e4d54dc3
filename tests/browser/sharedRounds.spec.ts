import { beforeEach, it } from 'vitest';
import { playKind } from './support/rounds/journey.ts';
import { sharedRounds } from './support/rounds/sharedKinds.ts';
import { startSite } from './support/site.ts';

const site = startSite();
// What the demo is owed for the days before would arrive in between.
beforeEach(() => site.qa.creditBonuses({}));

it.each(sharedRounds)(
  '[GAME-03] [GAME-04] [GAME-08] [GAME-18] plays $name: won, lost, over a lost line, a reload and two tabs, beyond the balance, as a trial',
  { timeout: 480_000 },
  (kind) => playKind(site, kind),
);
