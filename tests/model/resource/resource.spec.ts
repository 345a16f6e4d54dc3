import { expect } from 'vitest';
import { ApiError } from '../../../src/api/failure.ts';
import { createResourceMachine } from '../../../src/machines/resource/resource.machine.ts';
import type { Flow } from '../kit/flow.ts';
import { done, fails } from '../kit/outcome.ts';

export type ResourceMachine = ReturnType<typeof createResourceMachine<object, object>>;

/** What is asked for first and next, and what the server may answer. */
interface Content {
  readonly first: object;
  readonly next: object;
  readonly values: readonly object[];
}

/** Something of this name that the server has. */
export function resourceFlow(id: string, { first, next, values }: Content): Flow<ResourceMachine> {
  const machine = createResourceMachine<object, object>(id);
  return {
    machine: () => machine,
    inputs: [{ call: null }, { call: first }],
    cases: { 'resource.load': [{ call: next }], 'resource.retry': [{}] },
    eachCounts: ['resource.load'],
    outcomes: {
      fetchResource: [...values.map((value) => done({ value })), fails(new ApiError({ kind: 'offline' }))],
    },
    invariants: {
      'the parent hears of every answer': ({ fresh, snapshot }) =>
        expect(fresh).toEqual(
          fresh.length === 0 ? [] : [{ told: { type: `${id}.loaded`, value: snapshot.context.value } }],
        ),
    },
    expectations: {
      starting: () => expect.unreachable('left at once'),
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

/** What each of them does. */
export const resourceTransitions = [
  'any, resource.load -> loading',
  'starting, always [hasCall] -> loading',
  'starting, always -> idle',
  'loading, done fetchResource -> ready',
  'loading, error fetchResource -> failed',
  'failed, resource.retry -> loading',
];

export const poemFlow = resourceFlow('poem', {
  first: { language: 'TH' },
  next: { language: 'EN' },
  values: [{ lines: ['one', 'two'] }],
});
