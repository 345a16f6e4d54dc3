import type { ContractStatus } from '../../api/contract/agentContract.ts';

type Tone = { readonly tone?: 'gain' | 'danger' | 'accent' | 'info' };

const tones: Record<ContractStatus, Tone> = {
  offered: { tone: 'accent' },
  active: { tone: 'gain' },
  terminationRequested: { tone: 'info' },
  declined: {},
  withdrawn: {},
  superseded: {},
  terminated: {},
  expired: {},
};

export const contractTone = (status: ContractStatus): Tone => tones[status];
