import { type AnyStateMachine, createMachine } from 'xstate';
import { layInWorker } from '../../src/console/chart/layInWorker.ts';
import { chartOf } from '../../src/inspection/chart.ts';
import { nodesOf } from '../../src/inspection/transitions.ts';

/** Called by the bench in the page. Times in ms. */
export interface ChartLab {
  /** Lays out an unknown machine; `longestPause` is how long the main thread was blocked meanwhile. */
  lay(): Promise<{ readonly states: number; readonly ms: number; readonly longestPause: number }>;
}

declare global {
  interface Window {
    chartLab: ChartLab;
  }
}

const STEPS = ['asked', 'checked', 'weighed', 'paid', 'settled'] as const;
const DESKS = ['cash', 'card', 'bank', 'agent'] as const;

/** A shop of four desks beside each other; at each a few orders go their way in steps, by events, guards, timers and returns. */
const foreign = (): AnyStateMachine =>
  createMachine({
    id: 'foreign',
    type: 'parallel',
    states: Object.fromEntries(DESKS.map((desk) => [desk, deskOf(desk)])),
  });

const deskOf = (desk: string) => ({
  initial: 'small',
  on: { 'shop.close': '.closed' },
  states: {
    small: orderOf(`${desk}.large`),
    large: orderOf(`${desk}.small`),
    last: { type: 'history' as const },
    closed: { on: { 'shop.open': 'last' } },
  },
});

const orderOf = (other: string) => ({
  initial: STEPS[0],
  on: {
    [`${other}.wanted`]: other.endsWith('large') ? 'large' : 'small',
    'order.drop': { guard: 'mayDrop', target: 'closed' },
  },
  states: Object.fromEntries(
    STEPS.map((step, at) => [
      step,
      {
        on: {
          'order.next': { target: STEPS[at + 1] ?? step, guard: 'isComplete', actions: 'writeDown' },
          'order.back': { target: STEPS[Math.max(0, at - 1)] },
        },
        after: { 30000: { target: STEPS[0], actions: 'remind' } },
      },
    ]),
  ),
});

window.chartLab = {
  lay: async () => {
    const machine = foreign();
    const chart = chartOf(machine);
    let longestPause = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      const now = performance.now();
      longestPause = Math.max(longestPause, now - last);
      last = now;
    });
    const before = performance.now();
    await layInWorker(chart);
    const ms = performance.now() - before;
    clearInterval(watch);
    return { states: nodesOf(machine.root).length, ms, longestPause };
  },
};
