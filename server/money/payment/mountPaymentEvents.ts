import type { Context, Hono } from 'hono';
import { signatureFault } from '../../../protocol/paymentSignature.ts';
import {
  PAYMENT_HEADERS,
  PAYMENT_PATH,
  PAYMENT_STATUS,
  type PaymentErrorCode,
  paymentReport,
} from '../../../protocol/payments.ts';
import type { ServerDeps } from '../../deps.ts';
import { addressKey } from '../../limits/limitKey.ts';
import { createLocalLimit } from '../../limits/localLimit.ts';
import type { ServeEnv } from '../../serve/caller.ts';
import { lastIfUnread } from '../../serve/lastIfUnread.ts';
import { readBody } from '../../serve/readBody.ts';
import { settle } from './settle.ts';

const BODY_LIMIT = 64 * 1024;
/** Events of an address that nobody has signed. */
const UNSIGNED = { limit: 60, windowMs: 60_000 };

type EventDeps = Pick<ServerDeps, 'config' | 'db' | 'now'>;

/**
 * Events of the payment gateway, POST /payment/v1/event; not part of the site's contract. Repeated, late and unknown ones
 * are answered like any other and change nothing.
 */
export function mountPaymentEvents(app: Hono<ServeEnv>, deps: EventDeps): void {
  const takeUnsigned = createLocalLimit(UNSIGNED, deps.now);
  app.post(`${PAYMENT_PATH}/event`, async (c) => {
    const { ip, log } = c.get('caller');
    try {
      const body = new TextDecoder().decode(await readBody(c.req.raw, BODY_LIMIT));
      const fault = faultOf(deps, c.req.raw.headers, body);
      if (fault !== null) {
        const code = takeUnsigned(addressKey('payment', ip)).ok ? fault : 'UNAVAILABLE';
        return refused(c, code, fault === 'CLOCK_OFF' ? 'the clocks differ' : 'who sent this is not known');
      }
      const report = paymentReport.safeParse(jsonOf(body));
      if (!report.success) return refused(c, 'BAD_REQUEST', 'outside the schema of an event');
      await settle(deps, report.data);
      return sent(c, {}, 200);
    } catch (error) {
      log.error({ err: error }, 'an event of the payment gateway was not taken');
      return refused(c, 'UNAVAILABLE', 'send it again');
    }
  });
}

function faultOf({ config, now }: EventDeps, headers: Headers, body: string): PaymentErrorCode | null {
  if (config.payment === null || headers.get(PAYMENT_HEADERS.merchant) !== config.merchant) return 'MERCHANT_UNKNOWN';
  return signatureFault(config.payment.keys, { headers, verb: 'event', body, now: now() });
}

const refused = (c: Context<ServeEnv>, code: PaymentErrorCode, message: string): Response =>
  sent(c, { code, message }, PAYMENT_STATUS[code]);

const sent = (c: Context<ServeEnv>, body: object, status: 200 | (typeof PAYMENT_STATUS)[PaymentErrorCode]): Response =>
  c.json(body, status, {
    ...{ 'cache-control': 'no-store', 'x-trace-id': c.get('caller').traceId },
    ...lastIfUnread(c),
  });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
