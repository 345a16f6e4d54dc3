import { describe, expect, it } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { createHarness } from '../../kit/harness.ts';
import { settle } from '../../kit/heldActors.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { done } from '../../kit/outcome.ts';
import { reportViewsFlow, shown } from './reportViews.spec.ts';

describe('the saved views of a report', () => {
  it.each(
    modelTests(reportViewsFlow, [
      '[AGENT-08] any, reportViews.column -> (stays)',
      '[AGENT-08: the report opens with it] loading, done fetchViews [hasDefault] -> ready',
      '[AGENT-08] loading, done fetchViews -> ready',
      'loading, error fetchViews -> failed',
      'failed, reportViews.retry -> loading',
      '[AGENT-08] ready, reportViews.pick [isView] -> (stays)',
      '[AGENT-08] ready, reportViews.keep -> naming',
      'ready, reportViews.rename [isChosen] -> naming',
      '[AGENT-08: deleting asks first] ready, reportViews.remove [isChosen] -> confirming',
      'confirming, reportViews.submit -> saving',
      'confirming, reportViews.cancel -> ready',
      'ready, reportViews.makeDefault [isChosen] -> saving',
      'naming, reportViews.type -> (stays)',
      'naming, reportViews.submit [isNameGood] -> saving',
      'naming, reportViews.submit -> (stays)',
      'naming, reportViews.cancel -> ready',
      'saving, done changeViews -> ready',
      'saving, error changeViews [isNaming] -> naming',
      'saving, error changeViews -> ready',
    ]),
  )('%s', (_title, run) => run());

  it('[AGENT-08] saves what is shown, with the columns left out, under the name typed', () => {
    const { actor, seen, children } = createHarness(reportViewsFlow, undefined);
    settle(children().fetchViews as AnyActorRef, done({ list: [] }));
    actor.send({ type: 'reportViews.column', name: 'bonuses' });
    actor.send({ type: 'reportViews.keep', view: shown });
    actor.send({ type: 'reportViews.type', value: ' Mine ' });
    actor.send({ type: 'reportViews.submit' });
    expect(seen(0).pending).toEqual({
      changeViews: {
        request: {
          ...{ do: 'keep', report: 'teamProfit', name: 'Mine' },
          choice: {
            filters: { scope: 'line' },
            search: 'mali',
            span: 'week',
            days: { from: '', to: '' },
            hidden: ['bonuses'],
          },
        },
      },
    });
  });
});
