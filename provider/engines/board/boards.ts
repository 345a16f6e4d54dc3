import { lotteries } from '../lottery/lotteries.ts';
import { lotteryRules } from '../lottery/lotteryRules.ts';
import { baccarat } from './baccarat.ts';
import { bingo } from './bingo.ts';
import { dice } from './dice.ts';
import { dragon } from './dragon.ts';
import { fish } from './fish.ts';
import { flip } from './flip.ts';
import { hilo } from './hilo.ts';
import { jacks } from './jacks.ts';
import { mines } from './mines.ts';
import { plinko } from './plinko.ts';
import { pokDeng } from './pokDeng.ts';
import { pokDengRoom } from './pokDengRoom.ts';
import { roulette } from './roulette.ts';
import type { Rules } from './rules.ts';
import { run } from './run.ts';
import { scratch } from './scratch.ts';
import { sicbo } from './sicbo.ts';
import { tower } from './tower.ts';

const all = [
  tower,
  run,
  sicbo,
  dragon,
  flip,
  bingo,
  roulette,
  hilo,
  scratch,
  plinko,
  jacks,
  baccarat,
  fish,
  mines,
  dice,
  pokDeng,
  pokDengRoom,
] as const;

/** The board games and lotteries of this provider by the id of their rules. */
export const boards: ReadonlyMap<string, Rules> = new Map(
  [...all, ...[...lotteries.values()].map(lotteryRules)].map((rules) => [rules.id, rules as unknown as Rules]),
);
