import * as z from 'zod/mini';
import { nothing } from '../support/events.ts';

/** What the two sides do with a contract that is there (decision M8). */
export const actChoice = z.enum([
  'accept',
  'decline',
  'withdraw',
  'requestTermination',
  'acceptTermination',
  'declineTermination',
  'withdrawTermination',
]);

export const contractEvents = {
  'contract.retry': nothing,
  'contract.refresh': nothing,
  /** One of the acts that the contract allows: it is looked at once more before it is sent. */
  'contract.choose': z.object({ act: actChoice }),
  'contract.back': nothing,
  /** The member has read which contracts further down end by it. */
  'contract.understand': z.object({ yes: z.boolean() }),
  'contract.submit': nothing,
  /** No answer has come: send the same again, or see what has become of it. */
  'contract.again': nothing,
  'contract.look': nothing,
  'contract.close': nothing,
};
