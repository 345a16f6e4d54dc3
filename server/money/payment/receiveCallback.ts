import { timingSafeEqual } from 'node:crypto';
import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import type { paymentContract } from '../../../src/api/contract/money/payment.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { providerReport } from './paymentPort.ts';
import { settle } from './settle.ts';
import { signCallback } from './signCallback.ts';

/**
 * Handles a provider callback. Duplicate, late and unknown orders change nothing.
 * @throws {Refusal} BAD_REQUEST for an invalid signature or body, without saying which.
 */
export async function receiveCallback(
  deps: ServerDeps,
  { text, signature }: RequestOf<(typeof paymentContract)['callback']>,
): Promise<void> {
  const expected = await signCallback(deps.db, text);
  if (!timingSafeEqual(Buffer.from(expected, 'hex'), Buffer.from(signature, 'hex'))) throw new Refusal('BAD_REQUEST');
  const report = providerReport.safeParse(jsonOf(text));
  if (!report.success) throw new Refusal('BAD_REQUEST');
  await settle(deps, report.data);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('BAD_REQUEST');
  }
}
