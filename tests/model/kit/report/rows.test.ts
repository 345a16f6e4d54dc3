import { expect, it } from 'vitest';
import { secondsRows } from './rows.ts';
import type { FlowSummary } from './summary.ts';

const flow = (machine: string, seconds: FlowSummary['seconds']) => ({ machine, seconds }) as FlowSummary;

it('says how long each flow has taken at each level, and all of them', () => {
  const flows = [
    flow('kettle', { actor: 1.26, view: 0.5, mutation: 3, viewMutation: null, browser: 4, browserPairs: null }),
    flow('teapot', { actor: 2, view: null, mutation: 1.5, viewMutation: null, browser: 2.25, browserPairs: 20 }),
  ];
  expect(secondsRows(flows)).toEqual([
    ['kettle', '1.3', '0.5', '3.0', 'not run', '4.0', 'not run'],
    ['teapot', '2.0', 'not run', '1.5', 'not run', '2.3', '20.0'],
    ['all 2', '3.3', '0.5', '4.5', '0.0', '6.3', '20.0'],
  ]);
});
