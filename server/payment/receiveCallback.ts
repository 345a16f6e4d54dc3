import { timingSafeEqual } from 'node:crypto';
import type { RequestOf } from '../../src/api/contract/endpoint.ts';
import type { paymentContract } from '../../src/api/contract/payment.ts';
import { Refusal, type ServerDeps } from '../deps.ts';
import { providerReport } from './paymentPort.ts';
import { settle } from './settle.ts';
import { signCallback } from './signCallback.ts';

/**
 * What the provider says of itself. It may say it twice, late, or of an order that nobody knows: then nothing happens.
 * @throws {Refusal} BAD_REQUEST for a signature or a text that is none; which of both is not told.
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
