import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { signatureFault } from '../protocol/paymentSignature.ts';
import {
  PAYMENT_HEADERS,
  PAYMENT_PATH,
  PAYMENT_STATUS,
  type PaymentAnswer,
  type PaymentRequest,
  type PaymentVerb,
  paymentRequests,
} from '../protocol/payments.ts';
import { banks, methods } from './offers.ts';
import { type Orders, PaymentRefusal } from './orders.ts';

interface ApiDeps {
  readonly orders: Orders;
  readonly merchant: string;
  readonly keys: readonly string[];
  readonly now: () => number;
}

/** The verbs of the payment protocol. */
export function createApi({ orders, merchant, keys, now }: ApiDeps): Hono {
  const answers: { readonly [V in PaymentVerb]: (request: PaymentRequest<V>) => PaymentAnswer<V> } = {
    methods: () => ({ methods: [...methods], banks: [...banks] }),
    deposit: orders.deposit,
    payout: orders.payout,
    order: ({ reference }) => orders.reportOf(reference),
    day: orders.day,
  };
  const api = new Hono();
  api.use(bodyLimit({ maxSize: 16_384, onError: (c) => refused(c, new PaymentRefusal('BAD_REQUEST', 'too long')) }));
  for (const verb of Object.keys(answers) as PaymentVerb[]) {
    api.post(`${PAYMENT_PATH}/${verb}`, async (c) => {
      try {
        const body = await c.req.text();
        check(c.req.raw.headers, verb, body);
        const request = paymentRequests[verb].safeParse(jsonOf(body));
        if (!request.success) throw new PaymentRefusal('BAD_REQUEST', 'outside the schema');
        return c.json((answers[verb] as (of: unknown) => object)(request.data), 200, { 'cache-control': 'no-store' });
      } catch (error) {
        return refused(c, error instanceof PaymentRefusal ? error : new PaymentRefusal('UNAVAILABLE', 'try again'));
      }
    });
  }
  api.all(`${PAYMENT_PATH}/*`, (c) => refused(c, new PaymentRefusal('BAD_REQUEST', 'no such verb')));
  return api;

  /** @throws {PaymentRefusal} */
  function check(headers: Headers, verb: PaymentVerb, body: string): void {
    if (headers.get(PAYMENT_HEADERS.merchant) !== merchant)
      throw new PaymentRefusal('MERCHANT_UNKNOWN', 'no such merchant');
    const fault = signatureFault(keys, { headers, verb, body, now: now() });
    if (fault !== null) throw new PaymentRefusal(fault, 'see the protocol');
  }
}

const refused = (c: Context, { code, message }: PaymentRefusal): Response =>
  c.json({ code, message }, PAYMENT_STATUS[code], { 'cache-control': 'no-store' });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
