import { assign, fromPromise, setup } from 'xstate';
import type { Target } from '../inputs/target.ts';
import type { Must } from './checks.ts';

/** What somebody has pointed at. */
export interface Pointed {
  readonly target: Target;
  /** What it holds or shows. */
  readonly value: string;
  readonly isControl: boolean;
}

interface PointingContext {
  readonly pointed: Pointed | null;
  readonly must: Must;
  readonly value: string;
  /** Why nothing was pointed at. */
  readonly failure: string | null;
}

type PointingEvent =
  | { readonly type: 'check.point' }
  | { readonly type: 'check.choose'; readonly must: Must }
  | { readonly type: 'check.write'; readonly value: string }
  | { readonly type: 'check.keep' }
  | { readonly type: 'check.cancel' };

/** A check without code: point at something on the page, and say what must hold. */
export const pointingMachine = setup({
  types: { context: {} as PointingContext, events: {} as PointingEvent },
  actors: {
    /** Waits until somebody points at something on the page. */
    pickElement: fromPromise<Pointed>(async () => {
      throw new Error('pickElement is not plugged in');
    }),
  },
  guards: {
    /** Whether there is a value to compare with. */
    isCompared: ({ context }) => context.must === 'equals',
  },
  actions: {
    forget: assign({ pointed: null, failure: null }),
    keepPointed: assign((_, { pointed }: { readonly pointed: Pointed }) => ({
      ...{ pointed, value: pointed.value },
      must: 'shown' as const,
    })),
    keepFailure: assign((_, { error }: { readonly error: unknown }) => ({
      failure: error instanceof Error ? error.message : String(error),
    })),
    chooseMust: assign((_, { must }: { readonly must: Must }) => ({ must })),
    keepValue: assign((_, { value }: { readonly value: string }) => ({ value })),
    /** Adds the check to the recording. */
    addCheck: (_, __: Pick<PointingContext, 'pointed' | 'must' | 'value'>) => {
      throw new Error('addCheck is not plugged in');
    },
  },
}).createMachine({
  id: 'pointing',
  context: { pointed: null, must: 'shown', value: '', failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody points at anything.',
      on: { 'check.point': { target: 'pointing', actions: 'forget' } },
    },
    pointing: {
      description: 'The next press on the page picks what the check is about, and has no other effect.',
      invoke: {
        id: 'pickElement',
        src: 'pickElement',
        onDone: {
          target: 'choosing',
          actions: { type: 'keepPointed', params: ({ event }) => ({ pointed: event.output }) },
        },
        onError: { target: 'idle', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { 'check.cancel': 'idle' },
    },
    choosing: {
      description: 'Somebody says what must hold of it.',
      on: {
        'check.choose': { actions: { type: 'chooseMust', params: ({ event }) => event } },
        'check.write': { guard: 'isCompared', actions: { type: 'keepValue', params: ({ event }) => event } },
        'check.keep': {
          target: 'idle',
          actions: [{ type: 'addCheck', params: ({ context }) => context }, 'forget'],
        },
        'check.point': { target: 'pointing', actions: 'forget' },
        'check.cancel': { target: 'idle', actions: 'forget' },
      },
    },
  },
});
