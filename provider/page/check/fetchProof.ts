import type { CrashProof } from '../../crash/crashProof.ts';
import type { BoardProof, RoundProof } from '../../play/views.ts';
import type { SlipProof } from '../../sports/slipProof.ts';
import { call } from '../shell/call.ts';

export const fetchProof = (ref: string) =>
  call<RoundProof | CrashProof | BoardProof | SlipProof>(`/rounds/${encodeURIComponent(ref)}`, {}, '');
