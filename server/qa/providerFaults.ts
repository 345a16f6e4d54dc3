import type { SimulatedFault, SimulatedFaults } from '../money/payment/simulatedFaults.ts';

export interface QaProviderFaults extends SimulatedFaults {
  /** Fault for the next `times` orders; `none` clears. */
  put(mishap: SimulatedFault, times: number): void;
}

export function createProviderFaults(): QaProviderFaults {
  let next: SimulatedFault = 'none';
  let left = 0;
  return {
    put: (mishap, times) => {
      next = mishap;
      left = times;
    },
    nextOrderFault: () => {
      if (left <= 0) return 'none';
      left -= 1;
      return next;
    },
    dropsNextResponse: () => false,
  };
}
