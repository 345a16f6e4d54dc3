import type { MovementKind } from '../../../api/contract/money/statement.ts';
import { groupOf } from '../../../machines/money/statement/statement.rules.ts';
import { coinsIcon, depositIcon, percentIcon, targetIcon, transferIcon, withdrawIcon } from '../../kit/icons/centre.ts';
import { giftIcon } from '../../kit/icons/shell.ts';

const ICONS = {
  deposits: depositIcon,
  withdrawals: withdrawIcon,
  transfers: transferIcon,
  bonuses: giftIcon,
  bets: targetIcon,
  income: percentIcon,
} as const;

/** The icon of a movement's group. */
export function kindIcon(kind: MovementKind): string {
  const group = groupOf(kind);
  return group === null ? coinsIcon : ICONS[group];
}
