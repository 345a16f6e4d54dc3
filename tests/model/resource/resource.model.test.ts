import { describe, expect, it } from 'vitest';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { poemFlow, resourceFlow, resourceTransitions } from './resource.spec.ts';

/** Loads nothing at first. */
const riddleFlow = resourceFlow('riddle', { first: null, next: { language: 'EN' }, values: [{ answer: 'a candle' }] });

describe('a resource', () => {
  it.each(modelTests(poemFlow, resourceTransitions))('%s', (_title, run) => run());

  it.each(modelTests(riddleFlow, resourceTransitions))('loaded on demand: %s', (_title, run) => run());

  it('keeps the earlier value on screen during another call, and when that fails', () => {
    const { actor, children, settle } = createHarness(poemFlow, { call: { language: 'TH' } });
    const [answer, offline] = poemFlow.outcomes.fetchResource;
    settle(children().fetchResource, answer ?? expect.unreachable());
    actor.send({ type: 'resource.load', call: { language: 'EN' } });
    settle(children().fetchResource, offline ?? expect.unreachable());
    expect(actor.getSnapshot().context).toEqual({
      call: { language: 'EN' },
      value: { lines: ['one', 'two'] },
      failure: { kind: 'offline' },
    });
    actor.send({ type: 'resource.retry' });
    settle(children().fetchResource, answer ?? expect.unreachable());
    expect(actor.getSnapshot().context.failure).toBeNull();
  });
});
