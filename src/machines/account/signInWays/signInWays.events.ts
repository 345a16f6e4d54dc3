import * as z from 'zod/mini';
import { secret, visible } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

/** What the member wants: an authenticator app, to turn it off, new recovery codes, another passkey. */
export const wayTask = z.enum(['app', 'stop', 'codes', 'passkey']);

export const signInWaysEvents = defineEvents({
  'ways.retry': emptyPayload,
  'ways.begin': z.object({ task: wayTask }),
  'ways.remove': z.object({ id: visible(z.string()) }),
  'ways.rename': z.object({ id: visible(z.string()) }),
  'ways.typePassword': z.object({ value: secret(z.string()) }),
  'ways.typeCode': z.object({ value: secret(z.string()) }),
  'ways.typeName': z.object({ value: visible(z.string()) }),
  'ways.submit': emptyPayload,
  'ways.cancel': emptyPayload,
  /** Of the recovery codes. */
  'ways.copy': emptyPayload,
  'ways.download': emptyPayload,
  /** The recovery codes are kept. */
  'ways.done': emptyPayload,
});
