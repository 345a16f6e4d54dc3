import type { ServerDeps } from '../../deps.ts';
import { mission } from '../schema.ts';

const P = 10_000;

type Seeded = Pick<
  typeof mission.$inferInsert,
  'kind' | 'period' | 'category' | 'target' | 'reward' | 'leastValidBet' | 'name'
>;

/** What they pay of the valid bets that they take is a part of what bets cost: `tests/server/play/bestReturn.test.ts`. */
export const missions: readonly Seeded[] = [
  {
    kind: 'validBet',
    period: 'day',
    category: 'RNG',
    target: 2_000 * P,
    reward: 2 * P,
    name: { EN: 'Bet P 2,000 on slots', TH: 'เล่นสล็อตครบ P 2,000' },
  },
  {
    kind: 'validBet',
    period: 'day',
    target: 5_000 * P,
    reward: 5 * P,
    name: { EN: 'Bet P 5,000 on any game', TH: 'เล่นเกมใดก็ได้ครบ P 5,000' },
  },
  {
    kind: 'categories',
    period: 'week',
    target: 3,
    reward: 10 * P,
    leastValidBet: 20_000 * P,
    name: { EN: 'Play 3 categories', TH: 'เล่น 3 หมวดเกม' },
  },
  {
    kind: 'validBet',
    period: 'week',
    category: 'SPORTS',
    target: 5_000 * P,
    reward: 15 * P,
    name: { EN: 'Bet P 5,000 on sports', TH: 'แทงกีฬาครบ P 5,000' },
  },
  {
    kind: 'deposits',
    period: 'week',
    target: 1_000 * P,
    reward: 10 * P,
    leastValidBet: 20_000 * P,
    name: { EN: 'Deposit P 1,000', TH: 'ฝากเงินครบ P 1,000' },
  },
  {
    kind: 'deposits',
    period: 'once',
    target: 100 * P,
    reward: 20 * P,
    leastValidBet: 10_000 * P,
    name: { EN: 'Deposit your first P 100', TH: 'ฝากเงินครบ P 100 แรก' },
  },
];

/** Missions of the demo merchant; existing rows stay as they are. */
export async function seedMissions({ db, config }: Pick<ServerDeps, 'db' | 'config'>): Promise<void> {
  const merchantCode = config.merchant;
  await db
    .insert(mission)
    .values(missions.map((one, sort) => ({ ...one, id: `${merchantCode}-mission-${sort + 1}`, merchantCode, sort })))
    .onConflictDoNothing();
}
