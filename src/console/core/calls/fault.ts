import * as z from 'zod/mini';

/**
 * What may be done to a reply. The server is asked all the same under `hold`, `slow`, `drop`, which loses its reply, and
 * `answer`, which puts an edited text in its place; the others answer in its place.
 */
export type Fault =
  /** An edited reply as JSON; what is masked in it is what the server says. */
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'hold' }
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'drop' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'refuse'; readonly code: string }
  /** A broken reply of the call, by name. */
  | { readonly kind: 'break'; readonly name: string };

/** What was done to a reply: a fault, an edit, or no request to the server. */
export type FaultDone = Fault | { readonly kind: 'edit' | 'made' | 'withheld' };

/** A fault as it may come from a file. */
export const faultShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), text: z.string() }),
  z.object({ kind: z.literal('hold') }),
  z.object({ kind: z.literal('slow'), ms: z.number().check(z.positive()) }),
  z.object({ kind: z.literal('drop') }),
  z.object({ kind: z.literal('offline') }),
  z.object({ kind: z.literal('status'), status: z.int().check(z.minimum(200), z.maximum(599)) }),
  z.object({ kind: z.literal('refuse'), code: z.string() }),
  z.object({ kind: z.literal('break'), name: z.string() }),
]);

/** Delays offered by the panels, ms of the given clock. */
export const SLOW_MS = [500, 3000, 10_000] as const;

/** HTTP errors offered by the panels. */
export const HTTP_ERRORS = [401, 429, 500, 503] as const;

/** Short name: `slow 3 s`, `Bad credentials`, `token missing`. */
export function faultName(fault: FaultDone): string {
  switch (fault.kind) {
    case 'hold':
      return 'hold';
    case 'slow':
      return `slow ${fault.ms / 1000} s`;
    case 'drop':
      return 'no reply';
    case 'offline':
      return 'offline';
    case 'status':
      return `HTTP ${fault.status}`;
    case 'refuse':
      return refusalName(fault.code);
    case 'break':
      return fault.name;
    case 'answer':
      return 'edited reply';
    case 'edit':
      return 'edited';
    case 'made':
      return 'faked, not sent';
    case 'withheld':
      return 'not sent';
  }
}

/** Readable code: `BAD_CREDENTIALS` as `Bad credentials`. */
export function refusalName(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether two faults are equal. */
export const isSameFault = (one: FaultDone | null, other: FaultDone | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
