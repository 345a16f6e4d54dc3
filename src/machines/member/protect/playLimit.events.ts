import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { limitKind, limitPeriod } from '../../../api/contract/member/protection.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const playLimitEvents = defineEvents({
  'limit.kind': z.object({ kind: limitKind }),
  'limit.period': z.object({ period: limitPeriod }),
  /** Amount of P or minutes, as typed. */
  'limit.type': z.object({ value: visible(z.string()) }),
  'limit.submit': emptyPayload,
  /** Wish for no limit. */
  'limit.remove': emptyPayload,
  /** Yes: more, or no limit, in 24 hours. */
  'limit.ask': emptyPayload,
  'limit.back': emptyPayload,
  'limit.close': emptyPayload,
});
