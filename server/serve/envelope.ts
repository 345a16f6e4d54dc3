import type { RefusalEnvelope } from '../../src/api/contract/endpoint.ts';
import type { RefusalCode, RefusalDetails } from '../../src/api/contract/refusal.ts';
import { refusalStatus } from '../../src/api/contract/refusalStatus.ts';
import type { Caller } from '../deps.ts';
import { refusalSentence } from '../messages/refusalSentence.ts';
import { successSentence } from '../messages/successSentence.ts';

const sent = (
  caller: Caller,
  envelope: unknown,
  status: number,
  more: Readonly<Record<string, string>> = {},
): Response => {
  const body = Buffer.from(JSON.stringify(envelope));
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.byteLength),
      'cache-control': 'no-store',
      'x-trace-id': caller.traceId,
      ...more,
    },
  });
};

/** The envelope of a success (decision W1). */
export const successAnswer = (caller: Caller, value: unknown): Response =>
  sent(caller, { success: true, message: successSentence[caller.language], value, traceId: caller.traceId }, 200);

/**
 * The envelope of a refusal, in the caller's language. `status` differs from the code's own only for internal errors.
 */
export function refusalAnswer(
  caller: Caller,
  code: RefusalCode,
  details: RefusalDetails | null = null,
  more: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): Response {
  const envelope: RefusalEnvelope = {
    success: false,
    message: refusalSentence(code, caller.language, details),
    value: details,
    errorCode: code,
    traceId: caller.traceId,
  };
  const status = more.status ?? refusalStatus(code);
  const retry = status === 429 ? { 'retry-after': String(details?.waitSeconds ?? 1) } : {};
  return sent(caller, envelope, status, { ...retry, ...more.headers });
}
