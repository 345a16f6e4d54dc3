import { type MovementKind, movementKind } from '../../../api/contract/money/statement.ts';

export const KIND_GROUPS = ['all', 'deposits', 'withdrawals', 'transfers', 'bonuses', 'bets', 'income'] as const;
export type KindGroup = (typeof KIND_GROUPS)[number];

/** The group that a kind of movement belongs to; null if only "all" shows it. */
const GROUPS: Readonly<Record<MovementKind, Exclude<KindGroup, 'all'> | null>> = {
  opening: null,
  bonus: 'bonuses',
  trial: 'bonuses',
  vendorIn: 'transfers',
  vendorOut: 'transfers',
  lineUp: 'transfers',
  lineDown: 'transfers',
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  withdrawalReturn: 'withdrawals',
  withdrawalPaid: 'withdrawals',
  paidAgain: 'withdrawals',
  surplus: 'deposits',
  paymentReversed: 'deposits',
  bet: 'bets',
  betVoided: 'bets',
  gameBet: 'bets',
  gameWin: 'bets',
  jackpotWin: 'bets',
  jackpotSeed: null,
  gameCancelled: 'bets',
  gameUnsettled: 'bets',
  gameResettled: 'bets',
  promoWin: 'bonuses',
  promotionLocked: null,
  promotionPaid: 'bonuses',
  promotionForfeited: null,
  referralReward: 'bonuses',
  referralShare: 'bonuses',
  checkIn: 'bonuses',
  wheelPrize: 'bonuses',
  envelopePrize: 'bonuses',
  eggPrize: 'bonuses',
  dividend: 'income',
  dailySalary: 'income',
  hourlySalary: 'income',
  realTimeSalary: 'income',
  rebate: 'bonuses',
  cashBack: 'bonuses',
  missionReward: 'bonuses',
  boardPrize: 'bonuses',
  pointsEarned: null,
  pointsTakenBack: null,
  exchange: null,
  exchangeReturn: null,
  exchangeApproved: null,
  pointsConverted: 'bonuses',
  adjustment: null,
};

export const groupOf = (kind: MovementKind): Exclude<KindGroup, 'all'> | null => GROUPS[kind];

/** The kinds of a group as the call expects them: comma-separated, empty for all. */
export const kindsOf = (group: KindGroup): string =>
  group === 'all' ? '' : movementKind.options.filter((kind) => GROUPS[kind] === group).join(',');

interface Chosen {
  readonly range: { readonly from: number; readonly to: number };
  readonly filters: { readonly kinds: KindGroup; readonly wallet: string };
}

/** What the calls of the account record share. */
export const wantedOf = ({ range, filters: { kinds, wallet } }: Chosen) => ({
  ...range,
  wallet,
  kinds: kindsOf(kinds),
});
