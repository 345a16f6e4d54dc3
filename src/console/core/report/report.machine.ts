import { assign, fromPromise, setup } from 'xstate';
import type { Written } from './bugReport.ts';
import type { ReportStep } from './reportSteps.ts';

/** What is done with a report. */
export type Delivery = 'file' | 'markdown' | 'link';

interface ReportContext extends Written {
  readonly steps: readonly ReportStep[];
  /** Entries of the moments that get a picture. */
  readonly pictured: readonly number[];
  /** What became of the last delivery. */
  readonly says: string;
}

type ReportEvent =
  | { readonly type: 'report.open'; readonly steps: readonly ReportStep[]; readonly pictured: readonly number[] }
  | { readonly type: 'report.write'; readonly field: keyof Written; readonly text: string }
  | { readonly type: 'report.picture'; readonly seq: number; readonly isWanted: boolean }
  | { readonly type: 'report.add'; readonly step: ReportStep }
  | { readonly type: 'report.deliver'; readonly as: Delivery }
  | { readonly type: 'report.close' };

export interface DeliverInput extends Written {
  readonly as: Delivery;
  readonly steps: readonly ReportStep[];
  readonly pictured: readonly number[];
}

/**
 * The dialog of a bug report. What was written stays when it is closed, until the page is left; steps and proposed
 * pictures are read anew whenever it opens.
 */
export const reportMachine = setup({
  types: {
    context: {} as ReportContext,
    events: {} as ReportEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Makes the report and hands it out; says what became of it. */
    deliver: fromPromise<string, DeliverInput>(async () => {
      throw new Error('deliver is not plugged in');
    }),
  },
  actions: {
    readSession: assign((_, { steps, pictured }: Pick<ReportContext, 'steps' | 'pictured'>) => ({
      steps,
      pictured,
      says: '',
    })),
    keepText: assign((_, { field, text }: { readonly field: keyof Written; readonly text: string }) => ({
      [field]: text,
    })),
    choosePicture: assign(({ context }, { seq, isWanted }: { readonly seq: number; readonly isWanted: boolean }) => {
      const others = context.pictured.filter((one) => one !== seq);
      return { pictured: isWanted ? [...others, seq].toSorted((one, other) => one - other) : others };
    }),
    addMoment: assign(({ context }, { step }: { readonly step: ReportStep }) => ({
      steps: [...context.steps, step].toSorted((one, other) => one.at - other.at),
    })),
    say: assign((_, { says }: { readonly says: string }) => ({ says })),
  },
}).createMachine({
  id: 'report',
  context: { title: '', expected: '', seen: '', steps: [], pictured: [], says: '' },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody reports anything. A draft may be left.',
      on: {
        'report.open': { target: 'writing', actions: { type: 'readSession', params: ({ event }) => event } },
      },
    },
    writing: {
      description: 'Somebody describes the bug and chooses the moments to show.',
      on: {
        'report.write': { actions: { type: 'keepText', params: ({ event }) => event } },
        'report.picture': { actions: { type: 'choosePicture', params: ({ event }) => event } },
        'report.add': {
          actions: [
            { type: 'addMoment', params: ({ event }) => event },
            { type: 'choosePicture', params: ({ event }) => ({ seq: event.step.seq, isWanted: true }) },
          ],
        },
        'report.deliver': 'delivering',
        'report.close': 'closed',
      },
    },
    delivering: {
      description: 'The pictures are taken and the report is written.',
      tags: ['busy'],
      invoke: {
        id: 'deliver',
        src: 'deliver',
        input: ({ context: { title, expected, seen, steps, pictured }, event }) => ({
          title,
          expected,
          seen,
          steps,
          pictured,
          as: event.type === 'report.deliver' ? event.as : 'file',
        }),
        onDone: { target: 'writing', actions: { type: 'say', params: ({ event }) => ({ says: event.output }) } },
        onError: {
          target: 'writing',
          actions: { type: 'say', params: ({ event }) => ({ says: failureText(event.error) }) },
        },
      },
    },
  },
});

const failureText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
