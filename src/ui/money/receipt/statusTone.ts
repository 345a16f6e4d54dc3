import type { WithdrawalStatus } from '../../../api/contract/money/withdraw.ts';

type Tone = { readonly tone?: 'gain' | 'danger' | 'accent' | 'info' };

const tones: Record<WithdrawalStatus, Tone> = {
  requested: {},
  approved: {},
  paying: {},
  awaiting: { tone: 'accent' },
  received: { tone: 'gain' },
  partlyReceived: { tone: 'info' },
  notReceived: { tone: 'info' },
  autoReceived: { tone: 'gain' },
  forcedReceipt: {},
  disputed: { tone: 'info' },
  rejected: { tone: 'danger' },
  failed: { tone: 'danger' },
};

export const statusTone = (status: WithdrawalStatus): Tone => tones[status];
