import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conformPayments, type GatewayTarget, paymentScenarios, type ReceivedEvent } from '../../conform/payments.ts';
import type { PaymentReport } from '../../protocol/payments.ts';
import { PAYMENT_KEY, pressAtCashier, startTestGateway, type TestGateway } from '../support/gateway.ts';

/** What a faulty gateway does to a request or an answer; events as they arrive. */
interface Fault {
  readonly ask?: (verb: string, init: RequestInit) => RequestInit;
  readonly answer?: (verb: string, body: Record<string, unknown>, status: number) => readonly [number, unknown];
  readonly event?: (event: ReceivedEvent) => ReceivedEvent | null;
}

describe('the conformance kit for payment gateways', () => {
  let gateway: TestGateway;
  let site: Server;
  const received: ReceivedEvent[] = [];

  beforeAll(async () => {
    const refused = new Set<string>();
    site = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const body = Buffer.concat(parts).toString('utf8');
      received.push({ headers: new Headers(request.headers as Record<string, string>), body });
      const { reference } = JSON.parse(body) as PaymentReport;
      response.writeHead(refused.has(reference) ? 200 : 500).end('{}');
      refused.add(reference);
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    gateway = await startTestGateway(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    await gateway.stop();
    await new Promise((resolve) => site.close(resolve));
  });

  const target = ({ ask, answer, event = (same) => same }: Fault = {}): GatewayTarget => ({
    ...{ url: gateway.url, merchant: 'demo', key: PAYMENT_KEY, now: () => Date.now(), patienceMs: 4_000 },
    account: { bankCode: 'LANTERN', holderName: 'Conform Kit', number: '1234567890' },
    events: () => received.map(event).filter((one) => one !== null),
    pay: ({ url }) => pressAtCashier(url ?? '', 'pay'),
    fetch: async (url, init) => {
      const verb = String(url).split('/').at(-1) ?? '';
      const response = await fetch(url, ask?.(verb, init ?? {}) ?? init);
      if (answer === undefined) return response;
      const [status, body] = answer(verb, (await response.json()) as Record<string, unknown>, response.status);
      return Response.json(body, { status });
    },
  });
  const failed = async (fault?: Fault) =>
    (await conformPayments(target(fault))).results
      .filter(({ outcome }) => outcome !== 'passed')
      .map(({ scenario }) => scenario.id);

  it('passes the reference gateway with full marks, everything tried', async () => {
    const { score, possible, results } = await conformPayments(target());
    expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect([score, possible, results.length]).toEqual([41, 41, paymentScenarios.length]);
  }, 60_000);

  const accepts = (code: string): Fault => ({
    answer: (verb, body, status) =>
      body.code === code
        ? [200, verb === 'order' ? { reference: 'x', state: 'unknown', payments: [] } : {}]
        : [status, body],
  });
  let count = 0;
  const payments = (body: Record<string, unknown>) => body.payments as { id: string; amount: number; at: number }[];

  it.each<readonly [string, Fault, readonly string[]]>([
    ['any signature', accepts('SIGNATURE_INVALID'), ['signature-wrong']],
    ['any time', accepts('CLOCK_OFF'), ['clock-off']],
    ['any merchant', accepts('MERCHANT_UNKNOWN'), ['merchant-unknown']],
    ['fractions and letters', accepts('BAD_REQUEST'), ['bad-requests', 'day-bounds']],
    ['any amount', accepts('AMOUNT_OUT_OF_RANGE'), ['out-of-range']],
    ['other fields under a known reference', accepts('DUPLICATE_DIFFERS'), ['deposit-differs', 'payout-differs']],
    ['any account', accepts('ACCOUNT_INVALID'), ['payout-account']],
    [
      'another cashier page for each repeat',
      {
        answer: (verb, body, status) => {
          count += 1;
          return [status, verb === 'deposit' && status === 200 ? { ...body, note: String(count) } : body];
        },
      },
      ['deposit-repeated', 'deposit-differs'],
    ],
    [
      'payouts paid twice',
      {
        answer: (verb, body, status) => [
          status,
          verb === 'order' && payments(body)?.length === 1 && String(body.reference).startsWith('conform')
            ? { ...body, payments: payments(body).flatMap((one) => [one, { ...one, id: `${one.id}b` }]) }
            : body,
        ],
      },
      ['payout-once', 'deposit-paid', 'day', 'event-signed', 'event-repeated'],
    ],
    [
      'orders that it has never seen',
      {
        answer: (verb, body, status) => [
          status,
          verb === 'order' && body.state === 'unknown' ? { ...body, state: 'failed' } : body,
        ],
      },
      ['bad-requests', 'out-of-range', 'order-unknown', 'payout-account'],
    ],
    [
      'days without their payments',
      { answer: (verb, body, status) => [status, verb === 'day' && status === 200 ? { ...body, payments: [] } : body] },
      ['day'],
    ],
    [
      'events without a signature',
      { event: ({ body }) => ({ body, headers: new Headers({ 'x-merchant': 'demo' }) }) },
      ['event-signed'],
    ],
    ['no events', { event: () => null }, ['event-signed', 'event-repeated']],
  ])(
    'names the fault of a gateway that takes or tells %s',
    async (_what, fault, scenarios) => {
      expect(await failed(fault)).toEqual(scenarios);
    },
    60_000,
  );

  it('skips what follows a payment where nothing pays, and says so', async () => {
    const { pay: _pay, events: _events, ...bare } = target();
    const { results } = await conformPayments(bare);
    expect(
      results.filter(({ outcome }) => outcome === 'skipped').map(({ scenario, reason }) => [scenario.id, reason]),
    ).toEqual([
      ['deposit-paid', 'nothing to pay with: --pay'],
      ['day', 'nothing to pay with: --pay'],
      ['event-signed', 'nothing to pay with: --pay'],
      ['event-repeated', 'nothing to pay with: --pay'],
    ]);
  });
});
