import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { prizeMode } from '../../../api/contract/play/lottery.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const lotteryEvents = defineEvents({
  /** LOTTERY-05. */
  'lottery.mode': z.object({ mode: prizeMode }),
  /** Results of one lottery; null for all. */
  'lottery.filter': z.object({ gameCode: visible(z.nullable(z.string())) }),
  /** Loads what has failed. */
  'lottery.retry': emptyPayload,
});
