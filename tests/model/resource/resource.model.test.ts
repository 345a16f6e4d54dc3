import { describe, expect, it } from 'vitest';
import { openBench } from '../kit/bench.ts';
import { modelTests } from '../kit/modelTests.ts';
import { poemFlow, resourceFlow, resourceTransitions } from './resource.spec.ts';

/** Nobody asks for it at first. */
const riddleFlow = resourceFlow('riddle', { first: null, next: { language: 'EN' }, values: [{ answer: 'a candle' }] });

describe('something that the server has', () => {
  it.each(modelTests(poemFlow, resourceTransitions))('%s', (_title, run) => run());

  it.each(modelTests(riddleFlow, resourceTransitions))('asked for later: %s', (_title, run) => run());

  it('keeps an earlier answer on screen while it asks with another call, and when that fails', () => {
    const { actor, children, settle } = openBench(poemFlow, { call: { language: 'TH' } });
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
