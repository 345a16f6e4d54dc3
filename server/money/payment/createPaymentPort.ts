import type { ServerDeps } from '../../deps.ts';
import type { PaymentPort } from './paymentPort.ts';
import { referenceProvider } from './referenceProvider.ts';
import { noSimulatedFaults, type SimulatedFaults } from './simulatedFaults.ts';

const refuse = () => Promise.reject(new Error('No payment provider is configured.'));
const noProvider: PaymentPort = { ready: false, payIn: refuse, payOut: refuse, status: refuse };

/**
 * The built-in provider pays itself, for play money outside production only. Plug in a real one here; without one the
 * site offers no payments.
 */
export const createPaymentPort = (
  deps: Pick<ServerDeps, 'config' | 'db' | 'now'>,
  mishaps: SimulatedFaults = noSimulatedFaults,
): PaymentPort =>
  deps.config.money === 'play' && !deps.config.production ? referenceProvider(deps, mishaps) : noProvider;
