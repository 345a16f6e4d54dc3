import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant, languageCode, money } from '../fields.ts';
import { methodCode } from '../money/deposit.ts';
import { acts, page, reads } from './deskMarks.ts';

const spec = 'assumed: payment methods and daily reconciliation at the desk, decision record 065';
const asks = { ...reads, spec } as const;
const sets = { ...acts, spec, repeat: 'once' } as const;

/** Direction and code, such as `in-QR`. */
const methodId = z.string().check(z.regex(/^(?:in|out)-[A-Z0-9]{2,16}$/));

const method = z.object({
  id: methodId,
  direction: z.enum(['in', 'out']),
  code: methodCode,
  kind: z.enum(['bank', 'qr', 'ewallet']),
  /** In the requested language. */
  name: z.string(),
  /** `offered`: by the gateway, and not on the site. */
  state: z.enum(['shown', 'hidden', 'offered']),
  min: money,
  max: money,
  /** Of the member: fixed, and in 1/10,000 of the amount. */
  feeFixed: money,
  feeRate: z.int(),
});
export type DeskPaymentMethod = z.infer<typeof method>;

const side = z.nullable(money);
const difference = z.object({
  id: z.string(),
  reference: z.string(),
  direction: z.enum(['in', 'out']),
  /** Amounts; null where that side does not know the payment. */
  gateway: side,
  site: side,
});

const day = z.object({
  /** Business day: yyyy-MM-dd. */
  id: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  checkedAt: instant,
  /** What the gateway paid. */
  paidIn: money,
  paidOut: money,
  /** The first hundred. */
  differences: z.array(difference),
  count: z.int(),
});

/** Least and most of a method, and what it costs the member. */
export const methodSetting = z.enum(['min', 'max', 'fee']);

/** Payment methods of the site, taken over from the gateway, and its daily reconciliation. */
export const deskPayments = {
  paymentMethods: defineEndpoint({
    ...asks,
    id: 'desk.paymentMethods',
    path: '/wps/ext/v1/desk/payment-methods',
    request: z.object({ queue: z.enum(['shown', 'hidden', 'offered']), page, language: languageCode }),
    value: z.object({ list: z.array(method), count: z.int() }),
    refusals: ['PAYMENT_GATEWAY_DOWN'],
  }),
  /** Takes over a method, or all that are offered where the id is null; with a method of payouts, the banks. */
  importMethod: defineEndpoint({
    ...sets,
    id: 'desk.importMethod',
    path: '/wps/ext/v1/desk/payment-method/import',
    request: z.object({ id: z.nullable(methodId) }),
    value: z.object({ added: z.int(), banks: z.int() }),
    refusals: ['NOT_FOUND', 'PAYMENT_GATEWAY_DOWN'],
  }),
  showMethod: defineEndpoint({
    ...sets,
    id: 'desk.showMethod',
    path: '/wps/ext/v1/desk/payment-method/show',
    request: z.object({ id: methodId, on: z.boolean() }),
    value: z.null(),
    refusals: ['NOT_FOUND'],
  }),
  setMethod: defineEndpoint({
    ...sets,
    id: 'desk.setMethod',
    path: '/wps/ext/v1/desk/payment-method/set',
    request: z.object({ id: methodId, what: methodSetting, amount: money }),
    value: z.null(),
    /** AMOUNT_OUT_OF_RANGE: the least above the most, or a fee that eats the least. */
    refusals: ['NOT_FOUND', 'AMOUNT_OUT_OF_RANGE'],
  }),
  paymentDays: defineEndpoint({
    ...asks,
    id: 'desk.paymentDays',
    path: '/wps/ext/v1/desk/payment-days',
    request: z.object({ queue: z.enum(['all', 'differing']), page }),
    /** Newest first. */
    value: z.object({ list: z.array(day), count: z.int() }),
  }),
  /** Compares a day with the gateway again. */
  reconcileDay: defineEndpoint({
    ...sets,
    id: 'desk.reconcileDay',
    path: '/wps/ext/v1/desk/payment-day/reconcile',
    request: z.object({ id: day.shape.id }),
    value: z.object({ differences: z.int() }),
    refusals: ['NOT_FOUND', 'PAYMENT_GATEWAY_DOWN'],
  }),
};
