import * as z from 'zod/mini';
import { targetShape, targetText } from '../inputs/target.ts';

export const MUSTS = ['shown', 'hidden', 'equals', 'enabled', 'disabled'] as const;
export type Must = (typeof MUSTS)[number];

/** A check of a recording. */
export const checkShape = z.object({
  /** After which step. */
  step: z.number(),
  /** Time of the actor clock, ms. */
  at: z.number(),
  target: targetShape,
  must: z.enum(MUSTS),
  /** The text or value that it must have; null for the others. */
  value: z.nullable(z.string()),
});
export type KeptCheck = z.output<typeof checkShape>;

/** What must hold at a moment of this session. */
export interface Check extends Omit<KeptCheck, 'step'> {
  /** The entry that the moment is right after. */
  readonly seq: number;
}

/** A check with what became of it: null while nobody has judged it, `''` where it holds, else what is wrong. */
export interface Judged extends Check {
  readonly id: number;
  readonly wrong: string | null;
}

export interface Checks {
  /** In the order of their moments. */
  readonly list: () => readonly Judged[];
  readonly add: (check: Check) => void;
  readonly remove: (id: number) => void;
  /** Keeps what became of a check. */
  readonly judge: (id: number, wrong: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createChecks(): Checks {
  const listeners = new Set<() => void>();
  let checks: readonly Judged[] = [];
  let added = 0;
  const change = (next: readonly Judged[]): void => {
    checks = next.toSorted((one, other) => one.seq - other.seq || one.id - other.id);
    for (const listener of [...listeners]) listener();
  };
  return {
    list: () => checks,
    add: (check) => {
      added += 1;
      change([...checks, { ...check, id: added, wrong: null }]);
    },
    remove: (id) => change(checks.filter((check) => check.id !== id)),
    judge: (id, wrong) => change(checks.map((check) => (check.id === id ? { ...check, wrong } : check))),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `Balance is shown`, `what follows “Balance” equals “฿1.00”`. */
export function checkText({ target, must, value }: Pick<KeptCheck, 'target' | 'must' | 'value'>): string {
  const what = targetText(target);
  return must === 'equals' ? `${what} equals “${value}”` : `${what} is ${must}`;
}
