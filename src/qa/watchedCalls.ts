import type { AnyActorRef } from 'xstate';
import type * as z from 'zod/mini';
import type { CallInit } from '../api/client.ts';
import { allEndpoints } from '../api/contract/contract.ts';
import { refusalEnvelope, refusalsOf, successOf } from '../api/contract/endpoint.ts';
import type { RefusalCode } from '../api/contract/refusal.ts';
import { refusalStatus } from '../api/contract/refusalStatus.ts';
import type { ReplyShape, WatchedCall } from '../console/core/calls/watchedCall.ts';

/** Every call of the contract, as the console wants it told. */
export const watchedCalls: readonly WatchedCall[] = allEndpoints.map((endpoint) => ({
  ...endpoint,
  refusals: refusalsOf(endpoint),
}));

/** The actor that makes a call, as the client tells `fetch`. */
export const callerOf = (init: CallInit | undefined): AnyActorRef | null => init?.caller ?? null;

/** The envelope around every answer, for the console to read and to make. */
export const replyShape: ReplyShape = {
  envelope: (value) => ({ success: true, message: '', value, traceId: TRACE }),
  valueIn: (body) => (body as { readonly value?: unknown }).value,
  refusal: (code) => ({
    status: refusalStatus(code as RefusalCode),
    body: { success: false, message: 'Refused by the console.', value: null, errorCode: code, traceId: TRACE },
  }),
  success: (value) => successOf(value as z.ZodMiniType),
  refusalIn: (body) => refusalEnvelope.safeParse(body).data?.errorCode ?? null,
};

/** The trace of what no server has said. */
const TRACE = 'console';
