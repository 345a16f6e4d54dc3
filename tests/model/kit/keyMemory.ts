import { expect } from 'vitest';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { Harness } from './harness.ts';
import { withoutActors } from './withoutActors.ts';

/**
 * What idempotency keys were used for on a walk. One key carries one call, however often it is sent, and one seed of
 * keys is handed to one actor: otherwise another call meets the key of a former one (decisions W2, W8).
 */
export function rememberKeys<M extends AnyStateMachine>(): (bench: Harness<M>) => void {
  const known = new Set<AnyActorRef>();
  const calls = new Map<string, unknown>();
  const seeds = new Set<string>();
  return (bench) => {
    const { pending } = bench.seen(0);
    for (const [id, actor] of Object.entries(bench.children())) {
      if (known.has(actor)) continue;
      known.add(actor);
      const { idempotencyKey, keySeed } = { ...(pending[id] as object | undefined) } as Keyed;
      if (idempotencyKey !== undefined) {
        const call = withoutActors(pending[id]);
        expect(call, `${idempotencyKey} carries one call`).toEqual(calls.get(idempotencyKey) ?? call);
        calls.set(idempotencyKey, call);
      }
      if (keySeed !== undefined) {
        expect([...seeds], `${keySeed} is the seed of one actor`).not.toContain(keySeed);
        seeds.add(keySeed);
      }
    }
  };
}

interface Keyed {
  readonly idempotencyKey?: string;
  readonly keySeed?: string;
}
