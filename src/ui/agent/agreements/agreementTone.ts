import type { AgreementStatus } from '../../../api/contract/agent/agreement.ts';

type Tone = { readonly tone?: 'gain' | 'danger' | 'accent' | 'info' };

const tones: Record<AgreementStatus, Tone> = {
  offered: { tone: 'accent' },
  active: { tone: 'gain' },
  terminationRequested: { tone: 'info' },
  declined: {},
  withdrawn: {},
  superseded: {},
  terminated: {},
  expired: {},
};

export const agreementTone = (status: AgreementStatus): Tone => tones[status];
