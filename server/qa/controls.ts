import type { Fault, FaultSource } from '../serve/fault.ts';
import { createProviderFaults, type QaProviderFaults } from './providerFaults.ts';

export interface QaFaults extends FaultSource {
  /** Fault for the next `times` calls of this endpoint; `none` clears. */
  put(endpointId: string, fault: Fault, times: number): void;
  /** Whether any call will fail: pages then arrive without their content, and make their calls themselves. */
  isAny(): boolean;
  clear(): void;
}

/** QA controls: the server's clock and planted faults. In memory, lost on restart. */
export interface QaControls {
  readonly now: () => number;
  /** Advances the clock; 0 resets it. */
  readonly travel: (ms: number) => void;
  readonly faults: QaFaults;
  readonly mishaps: QaProviderFaults;
}

export function createQaControls(present: () => number = Date.now): QaControls {
  let ahead = 0;
  return {
    now: () => present() + ahead,
    travel: (ms) => {
      ahead = ms === 0 ? 0 : ahead + ms;
    },
    faults: createFaults(),
    mishaps: createProviderFaults(),
  };
}

function createFaults(): QaFaults {
  const waiting = new Map<string, { readonly fault: Fault; readonly times: number }>();
  return {
    put: (endpointId, fault, times) => {
      if (fault.fault === 'none') waiting.delete(endpointId);
      else waiting.set(endpointId, { fault, times });
    },
    take: (endpointId) => {
      const next = waiting.get(endpointId);
      if (!next) return null;
      if (next.times > 1) waiting.set(endpointId, { ...next, times: next.times - 1 });
      else waiting.delete(endpointId);
      return next.fault;
    },
    isAny: () => waiting.size > 0,
    clear: () => waiting.clear(),
  };
}
