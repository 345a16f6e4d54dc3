import type { ExchangeStatus } from '../../../api/contract/member/points.ts';

const tones = {
  inProgress: 'accent',
  rejected: 'danger',
  approved: 'gain',
} as const satisfies Record<ExchangeStatus, string>;

export const statusTone = (status: ExchangeStatus) => tones[status];
