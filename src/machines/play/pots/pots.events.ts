import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { defineEvents } from '../../support/events.ts';

export const potsEvents = defineEvents({
  /** Path and query of the page. */
  'pots.visit': z.object({ address: visible(z.string().check(z.maxLength(512))) }),
});
