import * as z from 'zod/mini';
import { agreementKind } from '../../../api/contract/agent/agreement.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const joinEvents = defineEvents({
  /** A member is signed in, or nobody. */
  'join.signedIn': emptyPayload,
  'join.signedOut': emptyPayload,
  /** Loads what has failed. */
  'join.retry': emptyPayload,
  /** The example: the agreement, and what the team does in one of its periods. */
  'join.chooseKind': z.object({ kind: agreementKind }),
  'join.setMembers': z.object({ value: z.int() }),
  'join.setPlay': z.object({ value: z.int() }),
  'join.setLoss': z.object({ value: z.int() }),
});
