import type { Problem } from './problem.ts';

/** Where something is sent to (spec 5, points exchange). */
export interface Receiver {
  readonly address: string;
  readonly nationality: string;
}

/** ERR-39: nothing can be sent without both. */
export const receiverProblem = ({ address, nationality }: Receiver): Problem | null =>
  address.trim() === '' || nationality.trim() === '' ? { kind: 'noReceiver' } : null;

/** ERR-37. */
export const agreementProblem = (agreed: boolean): Problem | null => (agreed ? null : { kind: 'notAgreed' });

/** ERR-40: a text that must be there. */
export const commentProblem = (comment: string): Problem | null =>
  comment.trim() === '' ? { kind: 'required' } : null;
