import type { ServerDeps } from '../deps.ts';
import { type MishapSource, noMishaps } from './mishaps.ts';
import type { PaymentPort } from './paymentPort.ts';
import { referenceProvider } from './referenceProvider.ts';

const refuse = () => Promise.reject(new Error('No payment provider is configured.'));
const noProvider: PaymentPort = { ready: false, payIn: refuse, payOut: refuse, status: refuse };

/** The built-in provider moves play money; for real money a provider has to be plugged in here. */
export const createPaymentPort = (
  deps: Pick<ServerDeps, 'config' | 'db' | 'now'>,
  mishaps: MishapSource = noMishaps,
): PaymentPort => (deps.config.money === 'play' ? referenceProvider(deps, mishaps) : noProvider);
