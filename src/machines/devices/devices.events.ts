import * as z from 'zod/mini';
import { visible } from '../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../support/events.ts';

export const devicesEvents = defineEvents({
  'devices.retry': emptyPayload,
  /** Signs one device out. */
  'devices.end': z.object({ id: visible(z.string()) }),
  /** Signs every other device out, after a question. */
  'devices.endOthers': emptyPayload,
  'devices.confirm': emptyPayload,
  'devices.back': emptyPayload,
});
