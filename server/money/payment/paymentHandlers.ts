import type { paymentContract } from '../../../src/api/contract/money/payment.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { receiveCallback } from './receiveCallback.ts';

export const paymentHandlers = (deps: ServerDeps): Handlers<typeof paymentContract> => ({
  callback: async ({ request }) => {
    await receiveCallback(deps, request);
    return null;
  },
});
