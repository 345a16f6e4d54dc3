import * as z from 'zod/mini';
import { secret } from '../../../api/contract/endpoint.ts';
import { EXCLUSION_MONTHS } from '../../../api/contract/member/protection.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const exclusionMonths = z.enum(EXCLUSION_MONTHS);
export type ExclusionMonths = z.infer<typeof exclusionMonths>;

export const playExclusionEvents = defineEvents({
  'exclusion.months': z.object({ months: exclusionMonths }),
  /** Read what follows. */
  'exclusion.read': emptyPayload,
  /** It was read: on to the password. */
  'exclusion.agree': emptyPayload,
  'exclusion.typeSecret': z.object({ value: secret(z.string()) }),
  'exclusion.submit': emptyPayload,
  'exclusion.close': emptyPayload,
});
