import { allEndpoints } from '../../../src/api/contract/contract.ts';
import { refusalEnvelope, refusalsOf, successOf } from '../../../src/api/contract/endpoint.ts';
import { type RefusalCode, refusalStatus } from '../../../src/api/contract/refusal.ts';
import type { ReplyShape, WatchedCall } from '../../../src/console/core/calls/watchedCall.ts';

/** The site's contract as the console is given it. */
export const siteCalls: readonly WatchedCall[] = allEndpoints.map((endpoint) => ({
  ...endpoint,
  refusals: refusalsOf(endpoint),
}));

export const siteShape: ReplyShape = {
  envelope: (value) => ({ success: true, message: '', value, traceId: 'console' }),
  valueIn: (body) => (body as { value?: unknown } | null)?.value,
  refusal: (code) => ({
    status: refusalStatus[code as RefusalCode],
    body: { success: false, message: code, value: null, errorCode: code, traceId: 'console' },
  }),
  success: (value) => successOf(value as Parameters<typeof successOf>[0]),
  refusalIn: (body) => {
    const refusal = refusalEnvelope.safeParse(body);
    return refusal.success ? refusal.data.errorCode : null;
  },
};

/** The call of the site with this id. */
export const siteCall = (id: string): WatchedCall => {
  const call = siteCalls.find((one) => one.id === id);
  if (!call) throw new Error(`no call ${id}`);
  return call;
};
