import type { BillStatus } from '../../../api/contract/agent/bill.ts';

type Tone = { readonly tone?: 'gain' | 'danger' | 'accent' | 'info' };

const tones: Record<BillStatus, Tone> = {
  issued: { tone: 'gain' },
  inReview: { tone: 'info' },
  claimable: { tone: 'accent' },
  rejected: { tone: 'danger' },
  notReached: {},
  insufficient: { tone: 'info' },
  partPaid: { tone: 'info' },
  expired: {},
};

export const billTone = (status: BillStatus): Tone => tones[status];
