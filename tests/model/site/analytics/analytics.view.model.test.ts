// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { analyticsFlow } from './analytics.spec.ts';
import { analyticsView } from './analytics.view.tsx';

const excused = {
  lookalikes: {
    'waiting = off = counting': 'the bar is there to ask, and the question is settled or not due',
  },
};

describe('[SHELL-08] the consent question for visit counting, on screen', () => {
  it.each(viewTests(analyticsFlow, analyticsView, [], excused))('%s', (_title, run) => run());
});
