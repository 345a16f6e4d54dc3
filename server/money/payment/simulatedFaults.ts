/**
 * Fault of an order at the built-in provider: it `fails`; is paid `twice`; its callback is `late` or missing
 * (`silent`); the request is lost (`unheard`), or its answer is (`unanswered`).
 */
export type SimulatedFault = 'none' | 'fails' | 'twice' | 'late' | 'silent' | 'unheard' | 'unanswered';

export interface SimulatedFaults {
  /** Fault of the next order. */
  nextOrderFault(): SimulatedFault;
  /** Whether the next status query gets no answer. */
  dropsNextResponse(): boolean;
}

export const noSimulatedFaults: SimulatedFaults = { nextOrderFault: () => 'none', dropsNextResponse: () => false };
