import { randomUUID } from 'node:crypto';
import { signatureFault, signedHeaders } from '../protocol/paymentSignature.ts';
import {
  type GatewayMethod,
  PAYMENT_PATH,
  PAYMENT_STATUS,
  type PaymentErrorCode,
  type PaymentReport,
  type PaymentRequest,
  type PaymentVerb,
  paymentAnswers,
  paymentError,
  paymentReport,
} from '../protocol/payments.ts';
import { type Report, scored, tried } from './conform.ts';
import { require, Violation } from './player.ts';

/** An event as it arrived. */
export interface ReceivedEvent {
  readonly headers: Headers;
  readonly body: string;
}

/** The gateway under test, and what a site needs to call it. */
export interface GatewayTarget {
  /** Origin, without `/payment/v1`. */
  readonly url: string;
  readonly merchant: string;
  readonly key: string;
  /** An account that payouts reach. */
  readonly account: PaymentRequest<'payout'>['account'];
  /** Pays the deposit as a payer would; without it, what follows a payment is not tried. */
  readonly pay?: (deposit: { readonly reference: string; readonly url: string | null }) => Promise<void>;
  /** Events that have arrived so far, oldest first. The first of each order must be answered 500, to see the retry. */
  readonly events?: () => readonly ReceivedEvent[];
  /** ms */
  readonly now: () => number;
  readonly fetch: typeof globalThis.fetch;
  /** Longest wait for a payment, a payout or an event, ms. */
  readonly patienceMs: number;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Envelope {
  readonly verb: PaymentVerb;
  readonly body: string;
  readonly headers?: Record<string, string>;
}

const TIMEOUT_MS = 15_000;
const LOOK_EVERY_MS = 200;
const DAY_MS = 86_400_000;

async function send(
  { url, merchant, key, now, fetch }: GatewayTarget,
  { verb, body, headers }: Envelope,
): Promise<Answer> {
  const response = await fetch(`${url}${PAYMENT_PATH}/${verb}`, {
    method: 'POST',
    headers: headers ?? signedHeaders(key, { verb, body, merchant, at: now() }),
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    return { status: response.status, body: text };
  }
}

const ask = (target: GatewayTarget, verb: PaymentVerb, request: object): Promise<Answer> =>
  send(target, { verb, body: JSON.stringify(request) });

/** @throws {Violation} */
function ok<V extends PaymentVerb>(verb: V, { status, body }: Answer) {
  require(status === 200, `${verb} was answered ${status} ${JSON.stringify(body)}`);
  const read = paymentAnswers[verb].safeParse(body);
  require(read.success, `the answer of ${verb} is outside the schema: ${JSON.stringify(body)}`);
  return read.data;
}

/** @throws {Violation} */
function refused({ status, body }: Answer, ...codes: readonly PaymentErrorCode[]): void {
  const read = paymentError.safeParse(body);
  const said = read.success ? read.data.code : JSON.stringify(body);
  const isOne = codes.some((code) => said === code && status === PAYMENT_STATUS[code]);
  require(isOne, `expected ${codes.join(' or ')}, was answered ${status} ${said}`);
}

async function methodsOf(target: GatewayTarget, direction: 'in' | 'out'): Promise<readonly GatewayMethod[]> {
  const { methods } = ok('methods', await ask(target, 'methods', {})) as { methods: readonly GatewayMethod[] };
  const own = methods.filter((one) => one.direction === direction);
  require(own.length > 0, `no method pays ${direction}`);
  return own;
}

async function newDeposit(target: GatewayTarget, more: object = {}) {
  const [method] = await methodsOf(target, 'in');
  const { code, kind, minAmount } = method as GatewayMethod;
  return {
    ...{ reference: `conform-${randomUUID()}`, amount: minAmount, method: code, kind },
    ...{ expiresAt: target.now() + 30 * 60_000, returnUrl: 'https://site.example/deposit', ...more },
  };
}

async function newPayout(target: GatewayTarget, more: object = {}) {
  const [method] = await methodsOf(target, 'out');
  const { code, minAmount } = method as GatewayMethod;
  return {
    ...{ reference: `conform-${randomUUID()}`, amount: minAmount, method: code, account: target.account, ...more },
  };
}

const reportOf = async (target: GatewayTarget, reference: string): Promise<PaymentReport> => {
  const report = ok('order', await ask(target, 'order', { reference })) as PaymentReport;
  require(report.reference === reference, `order ${reference} was answered about ${report.reference}`);
  return report;
};

/** @throws {Violation} when it has not come in time. */
async function eventually<T>(
  target: GatewayTarget,
  what: string,
  read: () => Promise<T | null> | T | null,
): Promise<T> {
  for (const until = Date.now() + target.patienceMs; ; ) {
    const found = await read();
    if (found !== null) return found;
    require(Date.now() < until, `${what} within ${target.patienceMs} ms`);
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
}

async function paidDeposit(target: GatewayTarget): Promise<PaymentReport> {
  const deposit = await newDeposit(target);
  const { url } = ok('deposit', await ask(target, 'deposit', deposit)) as { url: string | null };
  await target.pay?.({ reference: deposit.reference, url });
  const report = await eventually(target, 'no payment arrived', async () => {
    const now = await reportOf(target, deposit.reference);
    return now.payments.length > 0 ? now : null;
  });
  require(report.state === 'paid', `a paid order is ${report.state}`);
  require(report.payments.length === 1 &&
    report.payments[0]?.amount ===
      deposit.amount, `${deposit.amount} was paid, the gateway lists ${JSON.stringify(report.payments)}`);
  return report;
}

const eventsOf = (target: GatewayTarget, reference: string) =>
  (target.events?.() ?? []).filter(({ body }) => body.includes(reference));

const needsPay = ({ pay }: GatewayTarget) => (pay === undefined ? 'nothing to pay with: --pay' : null);
const needsEvents = (target: GatewayTarget) =>
  needsPay(target) ?? (target.events === undefined ? 'no events are received: --listen' : null);

interface PaymentScenario {
  readonly id: string;
  readonly title: string;
  /** 3 where money is lost or made, 2 where it is stuck, 1 for the rest. */
  readonly points: 1 | 2 | 3;
  readonly skip?: (target: GatewayTarget) => string | null;
  readonly run: (target: GatewayTarget) => Promise<void>;
}

export const paymentScenarios: readonly PaymentScenario[] = [
  {
    id: 'signature-wrong',
    title: 'a request without a signature, with another key’s or for another verb is refused',
    points: 3,
    run: async (target) => {
      const { merchant, key } = target;
      const body = JSON.stringify({ reference: 'conform-signature' });
      const at = target.now();
      const headers = signedHeaders(key, { verb: 'order', body, merchant, at });
      const otherKey = signedHeaders(`${key}-other`, { verb: 'order', body, merchant, at });
      const otherVerb = signedHeaders(key, { verb: 'payout', body, merchant, at });
      for (const wrong of [{ ...headers, 'x-signature': '' }, otherKey, otherVerb])
        refused(await send(target, { verb: 'order', body, headers: wrong }), 'SIGNATURE_INVALID');
      const changed = JSON.stringify({ reference: 'conform-signaturf' });
      refused(await send(target, { verb: 'order', body: changed, headers }), 'SIGNATURE_INVALID');
    },
  },
  {
    id: 'clock-off',
    title: 'a request that was signed six minutes ago or ahead is refused',
    points: 2,
    run: async (target) => {
      const { merchant, key } = target;
      const body = JSON.stringify({ reference: 'conform-clock' });
      for (const off of [-6 * 60_000, 6 * 60_000]) {
        const headers = signedHeaders(key, { verb: 'order', body, merchant, at: target.now() + off });
        refused(await send(target, { verb: 'order', body, headers }), 'CLOCK_OFF');
      }
    },
  },
  {
    id: 'merchant-unknown',
    title: 'a merchant that is not known is refused',
    points: 2,
    run: async (target) => {
      const body = JSON.stringify({ reference: 'conform-merchant' });
      const signed = { verb: 'order', body, merchant: 'nobody-at-all', at: target.now() } as const;
      refused(
        await send(target, { verb: 'order', body, headers: signedHeaders(target.key, signed) }),
        'MERCHANT_UNKNOWN',
        'SIGNATURE_INVALID',
      );
    },
  },
  {
    id: 'methods',
    title: 'methods and banks are within the schema, each code once in its direction',
    points: 1,
    run: async (target) => {
      const { methods, banks } = ok('methods', await ask(target, 'methods', {})) as {
        methods: readonly GatewayMethod[];
        banks: readonly { readonly code: string }[];
      };
      const codes = [...methods.map(({ direction, code }) => `${direction} ${code}`), ...banks.map(({ code }) => code)];
      require(new Set(codes).size === codes.length, `a code is there twice: ${codes.join(', ')}`);
    },
  },
  {
    id: 'bad-requests',
    title: 'what is outside the schema is refused: no JSON, a fraction, nothing, less than nothing, another type',
    points: 2,
    run: async (target) => {
      const deposit = await newDeposit(target);
      for (const amount of [0, -1, 10_000.5, '10000', null, 2e15])
        refused(await ask(target, 'deposit', { ...deposit, amount }), 'BAD_REQUEST');
      refused(await send(target, { verb: 'deposit', body: '{' }), 'BAD_REQUEST');
      require((await reportOf(target, deposit.reference)).state === 'unknown', 'a refused order exists');
    },
  },
  {
    id: 'out-of-range',
    title: 'amounts beyond the limits of a method, and methods that are not offered, are refused and order nothing',
    points: 2,
    run: async (target) => {
      const deposit = await newDeposit(target);
      const [method] = await methodsOf(target, 'in');
      const { maxAmount, minAmount } = method as GatewayMethod;
      refused(await ask(target, 'deposit', { ...deposit, amount: maxAmount + 1 }), 'AMOUNT_OUT_OF_RANGE');
      if (minAmount > 1)
        refused(await ask(target, 'deposit', { ...deposit, amount: minAmount - 1 }), 'AMOUNT_OUT_OF_RANGE');
      refused(await ask(target, 'deposit', { ...deposit, method: 'NOSUCHMETHOD9' }), 'METHOD_UNKNOWN');
      require((await reportOf(target, deposit.reference)).state === 'unknown', 'a refused order exists');
    },
  },
  {
    id: 'deposit-open',
    title: 'a deposit says how to pay, and is open without payments',
    points: 1,
    run: async (target) => {
      const deposit = await newDeposit(target);
      const ways = ok('deposit', await ask(target, 'deposit', deposit));
      require(Object.values(ways).some((way) => way !== null), 'nothing says how to pay');
      const { state, payments } = await reportOf(target, deposit.reference);
      require(state === 'open' && payments.length === 0, `a new deposit is ${state} with ${payments.length} payments`);
    },
  },
  {
    id: 'order-unknown',
    title: 'an order that never arrived is unknown',
    points: 2,
    run: async (target) => {
      const { state, payments } = await reportOf(target, `conform-${randomUUID()}`);
      require(state === 'unknown' && payments.length === 0, `it is ${state} with ${payments.length} payments`);
    },
  },
  {
    id: 'deposit-repeated',
    title: 'a deposit that is sent eight times at once is one order, answered alike',
    points: 3,
    run: async (target) => {
      const deposit = await newDeposit(target);
      const answers = await Promise.all(Array.from({ length: 8 }, () => ask(target, 'deposit', deposit)));
      const texts = new Set(answers.map((answer) => JSON.stringify(ok('deposit', answer))));
      require(texts.size === 1, `there are ${texts.size} answers`);
    },
  },
  {
    id: 'deposit-differs',
    title: 'a known reference with another amount or method is refused, and the order stays',
    points: 3,
    run: async (target) => {
      const deposit = await newDeposit(target);
      const first = ok('deposit', await ask(target, 'deposit', deposit));
      refused(await ask(target, 'deposit', { ...deposit, amount: deposit.amount + 10_000 }), 'DUPLICATE_DIFFERS');
      const again = ok('deposit', await ask(target, 'deposit', deposit));
      require(JSON.stringify(again) === JSON.stringify(first), 'the first answer has changed');
    },
  },
  {
    id: 'payout-once',
    title: 'a payout that is sent eight times at once is paid once',
    points: 3,
    run: async (target) => {
      const payout = await newPayout(target);
      const answers = await Promise.all(Array.from({ length: 8 }, () => ask(target, 'payout', payout)));
      for (const answer of answers) ok('payout', answer);
      const report = await eventually(target, 'the payout did not end', async () => {
        const now = await reportOf(target, payout.reference);
        return now.state === 'open' ? null : now;
      });
      require(report.state === 'paid', `a payout to the test account is ${report.state}`);
      ok('payout', await ask(target, 'payout', payout));
      const { payments } = await reportOf(target, payout.reference);
      require(payments.length === 1 &&
        payments[0]?.amount ===
          payout.amount, `${payout.amount} was ordered, the gateway lists ${JSON.stringify(payments)}`);
    },
  },
  {
    id: 'payout-differs',
    title: 'a known payout to another account or of another amount is refused',
    points: 3,
    run: async (target) => {
      const payout = await newPayout(target);
      ok('payout', await ask(target, 'payout', payout));
      refused(await ask(target, 'payout', { ...payout, amount: payout.amount + 10_000 }), 'DUPLICATE_DIFFERS');
      const account = { ...payout.account, holderName: 'Somebody Else' };
      refused(await ask(target, 'payout', { ...payout, account }), 'DUPLICATE_DIFFERS');
    },
  },
  {
    id: 'payout-account',
    title: 'a payout to a bank that is not there is refused and orders nothing',
    points: 2,
    run: async (target) => {
      const payout = await newPayout(target);
      const account = { ...payout.account, bankCode: 'NOSUCHBANK9' };
      refused(await ask(target, 'payout', { ...payout, account }), 'ACCOUNT_INVALID');
      require((await reportOf(target, payout.reference)).state === 'unknown', 'a refused order exists');
    },
  },
  {
    id: 'deposit-paid',
    title: 'a payment is listed with its order once, by an id and an amount that stay',
    points: 3,
    skip: needsPay,
    run: async (target) => {
      const report = await paidDeposit(target);
      const again = await reportOf(target, report.reference);
      require(JSON.stringify(again) === JSON.stringify(report), 'the report of a paid order has changed');
    },
  },
  {
    id: 'day',
    title: 'a payment is in the list of its span once, and in no other',
    points: 3,
    skip: needsPay,
    run: async (target) => {
      const { reference, payments } = await paidDeposit(target);
      const at = payments[0]?.at ?? 0;
      require(Math.abs(at - target.now()) < DAY_MS, `it was paid at ${at}`);
      const all = await spanOf(target, { from: at - DAY_MS / 2, to: at + DAY_MS / 2 });
      const own = all.filter((paid) => paid.reference === reference);
      require(own.length === 1 && own[0]?.amount === payments[0]?.amount, `it is listed as ${JSON.stringify(own)}`);
      require(new Set(all.map(({ id }) => id)).size === all.length, 'an id is listed twice');
      const exclusive = await spanOf(target, { from: at - DAY_MS / 2, to: at });
      const inclusive = await spanOf(target, { from: at, to: at + 1 });
      require(exclusive.every((paid) => paid.reference !== reference) &&
        inclusive.some((paid) => paid.reference === reference), '`from` is inclusive and `to` exclusive');
    },
  },
  {
    id: 'day-bounds',
    title: 'a span of more than 25 hours is refused, an empty one is empty',
    points: 1,
    run: async (target) => {
      refused(await ask(target, 'day', { from: 0, to: 2 * DAY_MS }), 'BAD_REQUEST');
      require((await spanOf(target, { from: 0, to: DAY_MS })).length === 0, 'payments of 1970');
    },
  },
  {
    id: 'event-signed',
    title: 'the event of a payment is signed, of now, and says what the order says',
    points: 3,
    skip: needsEvents,
    run: async (target) => {
      const { reference } = await paidDeposit(target);
      const event = await eventually(target, 'no event arrived', () => eventsOf(target, reference)[0] ?? null);
      const fault = signatureFault([target.key], { ...event, verb: 'event', now: target.now() });
      require(fault === null, `the event is signed wrongly: ${fault}`);
      require(event.headers.get('x-merchant') === target.merchant, 'the event names another merchant');
      const read = paymentReport.safeParse(JSON.parse(event.body));
      require(read.success, `the event is outside the schema: ${event.body}`);
      require(JSON.stringify(read.data) ===
        JSON.stringify(await reportOf(target, reference)), `the event says ${event.body}`);
    },
  },
  {
    id: 'event-repeated',
    title: 'an event that was not answered 200 comes again',
    points: 2,
    skip: needsEvents,
    run: async (target) => {
      const { reference } = await paidDeposit(target);
      await eventually(target, 'no second try', () => eventsOf(target, reference)[1] ?? null);
    },
  },
];

async function spanOf(target: GatewayTarget, span: { readonly from: number; readonly to: number }) {
  const all: { readonly id: string; readonly reference: string; readonly amount: number }[] = [];
  for (let after: string | null = null, pages = 0; ; pages += 1) {
    require(pages < 1_000, 'the list has no end');
    const page = ok('day', await ask(target, 'day', { ...span, ...(after === null ? {} : { after }) })) as {
      payments: typeof all;
      next: string | null;
    };
    all.push(...page.payments);
    if (page.next === null) return all;
    after = page.next;
  }
}

/** Tries every promise of the payment protocol on a gateway, one after the other. @throws {Violation} if nothing answers. */
export async function conformPayments(target: GatewayTarget): Promise<Report> {
  const first = await ask(target, 'methods', {}).catch((error: unknown) => {
    throw new Violation(`nothing answers at ${target.url}: ${String(error)}`);
  });
  ok('methods', first);
  const results = [];
  for (const scenario of paymentScenarios) results.push(await tried(scenario, target));
  return scored(results);
}
