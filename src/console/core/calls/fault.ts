/**
 * What may be done to a reply. The server is asked all the same under `hold`, `slow` and `drop`, which loses its reply; the
 * others answer in its place.
 */
export type Fault =
  | { readonly kind: 'hold' }
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'drop' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'refuse'; readonly code: string }
  /** One of the broken replies of the call, by its name. */
  | { readonly kind: 'break'; readonly name: string };

/** What was done to a reply: a fault, a change by hand, or the server was not asked at all. */
export type FaultDone = Fault | { readonly kind: 'edit' | 'made' | 'withheld' };

/** Ways to wait that the panels offer, in ms of the given clock. */
export const SLOW_MS = [500, 3000, 10_000] as const;

/** HTTP errors that the panels offer. */
export const HTTP_ERRORS = [401, 429, 500, 503] as const;

/** The fault in a word or two: `slow 3 s`, `Bad credentials`, `token missing`. */
export function faultName(fault: FaultDone): string {
  switch (fault.kind) {
    case 'hold':
      return 'hold';
    case 'slow':
      return `slow ${fault.ms / 1000} s`;
    case 'drop':
      return 'no answer';
    case 'offline':
      return 'offline';
    case 'status':
      return `HTTP ${fault.status}`;
    case 'refuse':
      return refusalName(fault.code);
    case 'break':
      return fault.name;
    case 'edit':
      return 'edited';
    case 'made':
      return 'faked, not asked';
    case 'withheld':
      return 'not asked';
  }
}

/** `BAD_CREDENTIALS` as people say it: `Bad credentials`. */
export function refusalName(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether two faults do the same. */
export const isSameFault = (one: FaultDone | null, other: FaultDone | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
