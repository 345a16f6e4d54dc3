import * as z from 'zod/mini';
import {
  limitKind,
  limitPeriod,
  type Protection,
  REALITY_CHECK_MINUTES,
} from '../../../api/contract/member/protection.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

const which = z.object({ kind: limitKind, period: limitPeriod });

export const protectEvents = defineEvents({
  /** Loading failed: retry. */
  'protect.retry': emptyPayload,
  'protect.addLimit': emptyPayload,
  'protect.changeLimit': which,
  /** The second yes to a raised limit. */
  'protect.confirmRaise': which,
  'protect.cancelRaise': which,
  /** How often to be told the time. */
  'protect.remind': z.object({ minutes: z.enum(REALITY_CHECK_MINUTES) }),
});

/** The server has answered how things stand: by a form of the page, or the page itself. */
export interface ProtectionChanged {
  readonly type: 'protect.changed';
  readonly protection: Protection;
}
