import * as z from 'zod/mini';
import { signedHeaders } from '../../../protocol/paymentSignature.ts';
import {
  PAYMENT_PATH,
  type PaymentAnswer,
  type PaymentErrorCode,
  type PaymentRequest,
  type PaymentVerb,
  paymentAnswers,
  paymentError,
} from '../../../protocol/payments.ts';
import type { ServerDeps } from '../../deps.ts';
import { OrderRefused, type PaymentPort } from './paymentPort.ts';

const TIMEOUT_MS = 15_000;
/** Where a cashier page leads the payer back to. */
const RETURN_PATH = '/member/depositv2';
/** The gateway has ordered nothing, and never will by this reference. */
const FINAL: ReadonlySet<PaymentErrorCode> = new Set(['METHOD_UNKNOWN', 'AMOUNT_OUT_OF_RANGE', 'ACCOUNT_INVALID']);

/** A gateway that speaks the payment protocol (`protocol/payments.ts`), signed with the key that both share. */
export function httpGateway(
  { config, now }: Pick<ServerDeps, 'config' | 'now'>,
  { url, keys }: { readonly url: string; readonly keys: readonly string[] },
  ask: typeof fetch = fetch,
): PaymentPort {
  const [key = ''] = keys;

  async function call<V extends PaymentVerb>(verb: V, request: PaymentRequest<V>): Promise<PaymentAnswer<V>> {
    const body = JSON.stringify(request);
    const answer = await ask(`${url}${PAYMENT_PATH}/${verb}`, {
      method: 'POST',
      headers: signedHeaders(key, { verb, body, merchant: config.merchant, at: now() }),
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await answer.text();
    if (answer.ok) return z.parse(paymentAnswers[verb], JSON.parse(text)) as PaymentAnswer<V>;
    const refused = paymentError.safeParse(jsonOf(text));
    if (!refused.success) throw new Error(`The payment gateway answered ${answer.status} to ${verb}.`);
    const { code, message } = refused.data;
    if (FINAL.has(code)) throw new OrderRefused(code);
    throw new Error(`The payment gateway refused ${verb}: ${code} ${message}`);
  }

  return {
    ready: true,
    payIn: ({ expiresAt, ...order }) =>
      call('deposit', { ...order, expiresAt, returnUrl: `${config.siteUrl}${RETURN_PATH}` }),
    payOut: async (order) => void (await call('payout', order)),
    status: async (reference) => {
      const report = await call('order', { reference });
      if (report.reference !== reference) throw new Error(`The payment gateway answered about ${report.reference}.`);
      return report;
    },
    offers: () => call('methods', {}),
    paymentsOf: (span) => call('day', span),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
