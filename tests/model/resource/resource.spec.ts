import { expect } from 'vitest';
import { systemContract } from '../../../src/api/contract/site/system.ts';
import { ApiError } from '../../../src/api/failure.ts';
import { createResourceMachine } from '../../../src/machines/resource/resource.machine.ts';
import type { Flow } from '../kit/flow.ts';
import { done, fails } from '../kit/outcome.ts';

export type ResourceMachine = ReturnType<typeof createResourceMachine<object, object>>;

/** The first and the next calls, and the server's possible answers. */
interface Content {
  readonly first: object | null;
  readonly next: object;
  readonly values: readonly object[];
}

/** A named resource that loads at once if it has a first call, and on `resource.load` otherwise. */
export function resourceFlow(id: string, { first, next, values }: Content): Flow<ResourceMachine> {
  const machine = createResourceMachine<object, object>(
    id,
    systemContract.whitelabel,
    first === null ? 'idle' : 'loading',
  );
  return {
    machine: () => machine,
    inputs: [{ call: first }],
    cases: { 'resource.load': [{ call: next }], 'resource.retry': [{}] },
    eachCounts: ['resource.load'],
    outcomes: {
      fetchResource: [...values.map((value) => done({ value })), fails(new ApiError({ kind: 'offline' }))],
    },
    invariants: {
      'the parent receives every value': ({ fresh, snapshot }) =>
        expect(fresh).toEqual(
          fresh.length === 0 ? [] : [{ told: { type: `${id}.loaded`, value: snapshot.context.value } }],
        ),
    },
    expectations: {
      idle: ({ snapshot }) => expect(snapshot.context).toEqual({ call: null, value: null, failure: null }),
      loading: ({ pending, snapshot }) => {
        expect(pending).toEqual({ fetchResource: { call: snapshot.context.call } });
        expect(snapshot.hasTag('busy')).toBe(true);
      },
      ready: ({ snapshot, effects }) => {
        const { value, failure } = snapshot.context;
        expect(values).toContainEqual(value);
        expect(failure).toBeNull();
        expect(effects.at(-1)).toEqual({ told: { type: `${id}.loaded`, value } });
      },
      failed: ({ snapshot }) => expect(snapshot.context.failure).toEqual({ kind: 'offline' }),
    },
  };
}

/** The side effects of each. */
export const resourceTransitions = [
  'any, resource.load -> loading',
  'loading, done fetchResource -> ready',
  'loading, error fetchResource -> failed',
  'failed, resource.retry -> loading',
];

export const poemFlow = resourceFlow('poem', {
  first: { language: 'TH' },
  next: { language: 'EN' },
  values: [{ lines: ['one', 'two'] }],
});
