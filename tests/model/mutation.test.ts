import { describe, expect, it } from 'vitest';
import { allFlows } from './allFlows.ts';
import { graphOf } from './kit/graph.ts';
import { mutateActor } from './kit/mutation/actorMutation.ts';
import { resultOf, summaryOf, withVerdict } from './kit/mutation/mutationReport.ts';
import { keepResult } from './kit/results.ts';

/** `npm run model` takes every flow; otherwise only flows with few enough configurations to be fast. */
const isWhole = process.env.MUTATION === 'whole';
const few = 100;
const flows = allFlows.filter(([, flow]) => isWhole || graphOf(flow, { configurations: few }).unexplored === 0);

describe('the walks of a flow kill every mutant', () => {
  it.each(flows)(
    '%s',
    (name, flow) => {
      const began = performance.now();
      const report = mutateActor(name, flow);
      if (isWhole) keepResult(flow, resultOf(report), began);
      if (isWhole) console.log(summaryOf(report));
      expect(report.unsound).toEqual([]);
      expect(withVerdict(report, 'survived').map(({ text }) => text)).toEqual([]);
      expect(withVerdict(report, 'unproven').map(({ text }) => text)).toEqual([]);
    },
    1_800_000,
  );
});
