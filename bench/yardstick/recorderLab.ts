import { assign, createActor, type InspectionEvent, setup } from 'xstate';
import { filterOf } from '../../src/console/core/filter.ts';
import { createMask } from '../../src/console/core/mask.ts';
import { createRecorder, type Recorder } from '../../src/console/core/recorder.ts';
import { KINDS } from '../../src/console/core/words.ts';

/** Called by the bench in the page. Times in ms. */
export interface RecorderLab {
  /** Runs transitions of a machine with a context of `rows` rows, with or without the recorder. */
  run(transitions: number, rows: number, isRecorded: boolean): number;
  /** Records this many entries and keeps them. */
  fill(entries: number): number;
  /** Filters all entries, as the log does; `found` is the number of matches. */
  filter(written: string): { readonly ms: number; readonly found: number };
}

declare global {
  interface Window {
    recorderLab: RecorderLab;
  }
}

const counterOf = (rows: number) =>
  setup({
    types: {
      context: {} as { readonly count: number; readonly rows: readonly object[] },
      events: {} as { readonly type: 'count'; readonly by: number },
    },
  }).createMachine({
    id: 'counter',
    context: {
      count: 0,
      rows: Array.from({ length: rows }, (_, id) => ({ id, name: `member ${id}`, balance: id * 10_000 })),
    },
    initial: 'even',
    states: {
      even: {
        on: { count: { target: 'odd', actions: assign({ count: ({ context, event }) => context.count + event.by }) } },
      },
      odd: {
        on: { count: { target: 'even', actions: assign({ count: ({ context, event }) => context.count + event.by }) } },
      },
    },
  });

const newRecorder = (): Recorder => {
  const mask = createMask(new Set(['password', 'token', 'captcha', 'verificationCode']));
  return createRecorder({ mask, maskEvent: (event) => mask(event) as typeof event, now: Date.now });
};

function count(transitions: number, rows: number, inspect: ((event: InspectionEvent) => void) | undefined): number {
  const actor = createActor(counterOf(rows), { id: 'counter', ...(inspect === undefined ? {} : { inspect }) }).start();
  const before = performance.now();
  for (let by = 0; by < transitions; by += 1) actor.send({ type: 'count', by });
  return performance.now() - before;
}

let kept: Recorder | undefined;

window.recorderLab = {
  run: (transitions, rows, isRecorded) => count(transitions, rows, isRecorded ? newRecorder().inspect : undefined),
  fill: (entries) => {
    kept = newRecorder();
    // Each transition is an event and a step.
    count(entries / 2, 20, kept.inspect);
    return kept.size;
  },
  filter: (written) => {
    const wanted = filterOf(written, new Set(KINDS));
    const before = performance.now();
    let found = 0;
    for (let at = 0; at < (kept?.size ?? 0); at += 1) {
      const entry = kept?.at(at);
      if (entry !== undefined && wanted(entry)) found += 1;
    }
    return { ms: performance.now() - before, found };
  },
};
