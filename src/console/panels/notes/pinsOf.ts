import type { Console } from '../../core/console.ts';
import type { Pin } from '../timeline/Past.tsx';

/** Notes and checks, as the timeline shows them. */
export const pinsOf = ({ notes, checks }: Pick<Console, 'notes' | 'checks'>): readonly Pin[] => [
  ...notes.list().map(({ seq }) => ({ seq, isFailed: false })),
  ...checks.list().map(({ seq, wrong }) => ({ seq, isFailed: wrong !== null && wrong !== '' })),
];
