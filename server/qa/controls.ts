import type { Fault, FaultSource } from '../serve/fault.ts';
import { createMishaps, type QaMishaps } from './mishaps.ts';

export interface QaFaults extends FaultSource {
  /** What the next `times` calls of this endpoint meet; `none` clears. */
  put(endpointId: string, fault: Fault, times: number): void;
  clear(): void;
}

/** What QA holds in its hands: the server's clock, and what the next calls meet. In memory, gone with the process. */
export interface QaControls {
  readonly now: () => number;
  /** Adds to the clock; 0 returns to the real time. */
  readonly travel: (ms: number) => void;
  readonly faults: QaFaults;
  readonly mishaps: QaMishaps;
}

export function createQaControls(present: () => number = Date.now): QaControls {
  let ahead = 0;
  return {
    now: () => present() + ahead,
    travel: (ms) => {
      ahead = ms === 0 ? 0 : ahead + ms;
    },
    faults: createFaults(),
    mishaps: createMishaps(),
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
    clear: () => waiting.clear(),
  };
}
