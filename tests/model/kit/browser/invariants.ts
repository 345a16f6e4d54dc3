import type { AnyStateMachine } from 'xstate';
import type { Configuration } from '../../../../src/inspection/step/configuration.ts';
import type { Flow, Seen } from '../flow.ts';

/** What an invariant asks for that a page does not tell from outside. */
class NotTold extends Error {}

const notTold = (): never => {
  throw new NotTold();
};

/**
 * The invariants of a flow where a page stands, by the sentences that say them: those that hold, and the one that does
 * not, with what it says. From outside a page tells a machine's snapshot and what runs below it, but not what it has done
 * to the world or with what input it has started something: an invariant that asks for that is on neither list.
 */
export function invariantsOf<M extends AnyStateMachine>(
  { invariants }: Flow<M>,
  { snapshot, pending }: Configuration,
): { readonly held: readonly string[]; readonly broken: { readonly name: string; readonly failure: unknown } | null } {
  const seen = {
    snapshot,
    get effects() {
      return notTold();
    },
    get fresh() {
      return notTold();
    },
    pending: new Proxy(Object.fromEntries(pending.map(({ id }) => [id, null])), { get: notTold }),
  } as unknown as Seen<M>;
  const held: string[] = [];
  for (const [name, holds] of Object.entries(invariants)) {
    try {
      holds(seen);
      held.push(name);
    } catch (failure) {
      if (!(failure instanceof NotTold)) return { held, broken: { name, failure } };
    }
  }
  return { held, broken: null };
}
