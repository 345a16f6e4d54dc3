import { type SQL, sql } from 'drizzle-orm';
import type { TransactionGroup } from '../../../src/api/contract/agent/agentReports.ts';
import { type MovementKind, movementKind } from '../../../src/api/contract/money/statement.ts';

/** Stakes and payouts: the report on bets has them. */
const GAME_KINDS: readonly MovementKind[] = [
  'bet',
  'betVoided',
  'gameBet',
  'gameWin',
  'gameCancelled',
  'gameUnsettled',
  'gameResettled',
  'jackpotWin',
  'jackpotSeed',
];

const groups = {
  deposit: ['deposit'],
  withdrawal: ['withdrawal', 'withdrawalReturn'],
  transfer: ['lineUp', 'lineDown', 'vendorIn', 'vendorOut'],
  bonus: [
    'bonus',
    'promoWin',
    'promotionPaid',
    'rebate',
    'cashBack',
    'missionReward',
    'boardPrize',
    'referralReward',
    'referralShare',
    'checkIn',
    'wheelPrize',
    'envelopePrize',
    'eggPrize',
  ],
  salary: ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'],
} as const satisfies Partial<Record<TransactionGroup, readonly MovementKind[]>>;

const grouped: ReadonlySet<string> = new Set([...GAME_KINDS, ...Object.values(groups).flat()]);

const kindsIn = (group: TransactionGroup): readonly MovementKind[] => {
  if (group === 'all') return movementKind.options.filter((kind) => !GAME_KINDS.includes(kind));
  if (group === 'other') return movementKind.options.filter((kind) => !grouped.has(kind));
  return groups[group];
};

/** The kinds of movements of a group, for `in (…)`. */
export const kindsOf = (group: TransactionGroup): SQL =>
  sql.join(
    kindsIn(group).map((kind) => sql`${kind}`),
    sql`, `,
  );
