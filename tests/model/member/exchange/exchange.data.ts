import type { Exchange } from '../../../../src/api/contract/member/points.ts';
import { inProgress } from '../redeem/redeem.spec.ts';

/** Points that became money. */
export const converted: Exchange = {
  ...inProgress,
  id: 'x0',
  type: 'points',
  status: 'approved',
  item: null,
  quantity: 3,
  points: 300,
  amount: 30_000,
  receiver: null,
};
