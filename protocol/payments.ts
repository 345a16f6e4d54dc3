import * as z from 'zod/mini';

/**
 * The payment protocol between this site and a payment gateway: HTTP POST with a JSON body, in both directions. The site
 * asks the gateway at `<gateway>/payment/v1/<verb>`; the gateway sends events to `<site>/payment/v1/event`. Amounts are
 * integers in 1/10,000 of the currency's unit. Times are ms since 1970, UTC.
 *
 * Both sides sign with HMAC-SHA-256 over `<x-timestamp>.<verb>.<raw body>`, with a key they share:
 *
 * | Header | Meaning |
 * |---|---|
 * | `x-merchant` | code of the merchant |
 * | `x-timestamp` | ms; more than 5 minutes from the receiver's clock is refused |
 * | `x-signature` | hex of the signature |
 *
 * Orders are idempotent by `reference`: the same reference with the same fields gets the same answer; with other fields
 * it is `DUPLICATE_DIFFERS`. An order without an answer is sent again until it has one.
 */
export const PAYMENT_VERSION = 1;
export const PAYMENT_PATH = '/payment/v1';
/** Greatest difference between `x-timestamp` and the receiver's clock, ms. */
export const PAYMENT_CLOCK_TOLERANCE_MS = 5 * 60_000;

export const PAYMENT_HEADERS = {
  merchant: 'x-merchant',
  timestamp: 'x-timestamp',
  signature: 'x-signature',
} as const;

/** What is signed. */
export const paymentText = (timestamp: string, verb: PaymentVerb | 'event', rawBody: string): string =>
  `${timestamp}.${verb}.${rawBody}`;

const reference = z.string().check(z.regex(/^[\x21-\x7e]{1,64}$/));
const line = z.string().check(z.minLength(1), z.maxLength(120), z.regex(/^[^\p{Cc}]*$/u));
const name = z.object({ EN: line, TH: line });
/** Above zero. */
const amount = z.int().check(z.minimum(1), z.maximum(1_000_000_000_000_000));
const fee = z.int().check(z.minimum(0), z.maximum(1_000_000_000_000));
const instant = z.int().check(z.minimum(0));
const webAddress = z.url({ protocol: /^https?$/ });
const code = z.string().check(z.regex(/^[A-Z0-9]{2,16}$/));
const digits = z.int().check(z.minimum(4), z.maximum(34));

const kind = z.enum(['bank', 'qr', 'ewallet']);

/** How money is paid in or out, with its limits. Fees are what the gateway recommends to charge the member. */
export const gatewayMethod = z
  .object({
    direction: z.enum(['in', 'out']),
    /** Unique within its direction. */
    code,
    kind,
    name,
    minAmount: amount,
    maxAmount: amount,
    feeFixed: fee,
    /** In 1/10,000 of the amount. */
    feeRate: z.int().check(z.minimum(0), z.maximum(5_000)),
    /** Until an unpaid deposit expires. */
    expiresMinutes: z.int().check(z.minimum(5), z.maximum(10_080)),
  })
  .check(z.refine(({ minAmount, maxAmount }) => minAmount <= maxAmount));
export type GatewayMethod = z.infer<typeof gatewayMethod>;

/** A bank that payouts reach. */
export const gatewayBank = z
  .object({ code, name, minDigits: digits, maxDigits: digits })
  .check(z.refine(({ minDigits, maxDigits }) => minDigits <= maxDigits));
export type GatewayBank = z.infer<typeof gatewayBank>;

/** Each side of a payment once, by the gateway's id; a repeat changes nothing. */
const paymentOfOrder = z.object({
  id: z.string().check(z.regex(/^[\x21-\x7e]{1,120}$/)),
  amount,
  at: instant,
  /** When the gateway took the money back; left out as long as it has not. */
  reversedAt: z.optional(instant),
});

/** All that the gateway knows of an order: an event and the answer of `order` are the same. */
export const paymentReport = z.object({
  reference,
  /** `unknown`: the order never arrived. `failed` ends an order; money that arrives later is listed all the same. */
  state: z.enum(['unknown', 'open', 'paid', 'failed']),
  payments: z.array(paymentOfOrder).check(z.maxLength(100)),
});
export type PaymentReport = z.infer<typeof paymentReport>;

export const paymentRequests = {
  /** What the gateway offers the merchant. */
  methods: z.object({}),
  /** Opens a deposit. The payer pays by what is answered; `returnUrl` is where a cashier page leads back to. */
  deposit: z.object({
    reference,
    amount,
    method: code,
    kind,
    expiresAt: instant,
    returnUrl: webAddress,
  }),
  /** Orders a payout to an account. */
  payout: z.object({
    reference,
    amount,
    method: code,
    account: z.object({
      bankCode: code,
      holderName: line,
      number: z.string().check(z.regex(/^[0-9]{4,34}$/)),
    }),
  }),
  order: z.object({ reference }),
  /** Every payment of a span of at most 25 hours, oldest first, for reconciliation. */
  day: z.object({
    from: instant,
    /** Exclusive. */
    to: instant,
    /** `next` of the page before; left out for the first. */
    after: z.optional(z.string().check(z.maxLength(200))),
  }),
} as const;
export type PaymentVerb = keyof typeof paymentRequests;
export type PaymentRequest<V extends PaymentVerb> = z.infer<(typeof paymentRequests)[V]>;

export const paymentAnswers = {
  methods: z.object({
    methods: z.array(gatewayMethod).check(z.maxLength(100)),
    banks: z.array(gatewayBank).check(z.maxLength(1_000)),
  }),
  /** As far as the method has them; at least one. */
  deposit: z.object({
    /** A cashier page of the gateway: the payer is sent there. */
    url: z.nullable(webAddress),
    bankName: z.nullable(line),
    accountName: z.nullable(line),
    accountNumber: z.nullable(line),
    /** Content of a QR code. */
    qr: z.nullable(z.string().check(z.minLength(1), z.maxLength(1_024))),
    /** What the payer must enter. */
    note: z.nullable(line),
  }),
  payout: z.object({}),
  order: paymentReport,
  day: z.object({
    payments: z
      .array(
        z.object({
          ...paymentOfOrder.shape,
          reference,
          direction: z.enum(['in', 'out']),
        }),
      )
      .check(z.maxLength(1_000)),
    /** Null on the last page. */
    next: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
  }),
} as const;
export type PaymentAnswer<V extends PaymentVerb> = z.infer<(typeof paymentAnswers)[V]>;

export const paymentErrors = [
  /** 400: unreadable, or outside the schema. */
  'BAD_REQUEST',
  /** 401 */
  'SIGNATURE_INVALID',
  'CLOCK_OFF',
  'MERCHANT_UNKNOWN',
  /** 409: the reference was ordered with other fields. */
  'DUPLICATE_DIFFERS',
  /** 422: nothing was ordered. */
  'METHOD_UNKNOWN',
  'AMOUNT_OUT_OF_RANGE',
  'ACCOUNT_INVALID',
  /** 503: send it again. */
  'UNAVAILABLE',
] as const;
export type PaymentErrorCode = (typeof paymentErrors)[number];
export const paymentError = z.object({ code: z.enum(paymentErrors), message: z.string().check(z.maxLength(400)) });

export const PAYMENT_STATUS: Readonly<Record<PaymentErrorCode, 400 | 401 | 409 | 422 | 503>> = {
  BAD_REQUEST: 400,
  SIGNATURE_INVALID: 401,
  CLOCK_OFF: 401,
  MERCHANT_UNKNOWN: 401,
  DUPLICATE_DIFFERS: 409,
  METHOD_UNKNOWN: 422,
  AMOUNT_OUT_OF_RANGE: 422,
  ACCOUNT_INVALID: 422,
  UNAVAILABLE: 503,
};
