// @vitest-environment jsdom
import { configure } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { allFlows } from './allFlows.ts';
import { type MutationReport, resultOf, summaryOf, withVerdict } from './kit/mutation/mutationReport.ts';
import { mutateView, type Part, WHOLE } from './kit/mutation/viewMutation.ts';
import { keepResult } from './kit/results.ts';
import type { View } from './kit/view.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>('./**/*.view.tsx', { eager: true });
const views = new Map(
  Object.values(files)
    .flatMap((exports) => Object.entries(exports))
    .flatMap(([key, view]) => (key.endsWith('View') ? [[key.slice(0, -'View'.length), view] as const] : [])),
);
const shown = allFlows.filter(([name]) => views.has(name));
const part = partIn(process.env.MUTANTS);

/** Takes minutes, so it runs only on request: `npm run model -- mutation view`. */
describe.runIf(process.env.MUTATION === 'view')('the view tests of a flow kill its mutants', () => {
  // Elements missing from the screen reveal a mutant; logs and the printed DOM would only be noise.
  configure({ getElementError: (message) => new Error(message ?? 'not on screen') });
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  const reports: MutationReport[] = [];

  it.each(shown)(
    '%s',
    async (name, flow) => {
      const began = performance.now();
      const report = await mutateView(name, flow, views.get(name) as View<AnyStateMachine>, part);
      reports.push(report);
      if (part === WHOLE) keepResult(flow, resultOf(report), began);
      console.log(
        [summaryOf(report), ...report.cut, ...withVerdict(report, 'survived').map(({ text }) => text)].join('\n'),
      );
      expect(report.unsound).toEqual([]);
      expect(withVerdict(report, 'unproven').map(({ text }) => text)).toEqual([]);
      // Survivors may cluster in one of eight parts, so the bar applies to the whole.
      if (part === WHOLE) expect(partKilled([report])).toBeGreaterThanOrEqual(BAR);
    },
    14_400_000,
  );

  it('at least 95 %', () => expect(partKilled(reports)).toBeGreaterThanOrEqual(BAR));
});

const BAR = 0.95;

/** Share of the mutants that were killed. */
function partKilled(reports: readonly MutationReport[]): number {
  const count = (kind: 'killed' | 'survived' | 'unproven') =>
    reports.reduce((sum, each) => sum + withVerdict(each, kind).length, 0);
  return count('killed') / (count('killed') + count('survived') + count('unproven'));
}

/** `3/8` is the third of eight parts. */
function partIn(said = ''): Part {
  const [at, of] = said.split('/').map(Number);
  return at && of ? { at, of } : WHOLE;
}
