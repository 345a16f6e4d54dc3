import type { ServerDeps } from '../../deps.ts';
import { httpGateway } from './httpGateway.ts';
import type { PaymentPort } from './paymentPort.ts';
import { referenceProvider } from './referenceProvider.ts';
import { noSimulatedFaults, type SimulatedFaults } from './simulatedFaults.ts';

const refuse = () => Promise.reject(new Error('No payment gateway is configured.'));
const noProvider: PaymentPort = {
  ...{ ready: false, payIn: refuse, payOut: refuse, status: refuse, offers: refuse, paymentsOf: refuse },
};

/**
 * The gateway that is configured. Without one, the built-in provider pays itself, for play money outside production
 * only; in production the site then offers no payments.
 */
export function createPaymentPort(
  deps: Pick<ServerDeps, 'config' | 'db' | 'now'>,
  mishaps: SimulatedFaults = noSimulatedFaults,
): PaymentPort {
  const { payment, money, production } = deps.config;
  if (payment !== null) return httpGateway(deps, payment);
  return money === 'play' && !production ? referenceProvider(deps, mishaps) : noProvider;
}
