import * as z from 'zod/mini';
import { secret } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

/** A code of the authenticator app, or a recovery code. */
export const codeKind = z.enum(['app', 'recovery']);
export type CodeKind = z.infer<typeof codeKind>;

export const secondStepEvents = defineEvents({
  'secondStep.choose': z.object({ by: codeKind }),
  'secondStep.type': z.object({ value: secret(z.string()) }),
  'secondStep.trust': z.object({ trust: z.boolean() }),
  'secondStep.submit': emptyPayload,
  'secondStep.back': emptyPayload,
});
