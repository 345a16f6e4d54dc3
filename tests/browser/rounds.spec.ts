import { beforeEach, it } from 'vitest';
import { boardKinds, otherBoards } from './support/rounds/boardKinds.ts';
import { playBriefly, playKind } from './support/rounds/journey.ts';
import { startSite } from './support/site.ts';

const site = startSite();
// What the demo is owed for the days before would arrive in between.
beforeEach(() => site.qa.creditBonuses({}));

it.each(boardKinds)(
  '[GAME-02] [GAME-05] [GAME-09] [GAME-10] [GAME-11] [GAME-12] [GAME-18] plays $name: won, lost, over a lost line, a reload and two tabs, beyond the balance, as a trial',
  { timeout: 240_000 },
  (kind) => playKind(site, kind),
);

it.each(otherBoards)(
  '[GAME-02] [GAME-05] [GAME-09] [GAME-10] [GAME-11] [GAME-12] plays $name: won and lost, with the same sums everywhere',
  (kind) => playBriefly(site, kind),
);
