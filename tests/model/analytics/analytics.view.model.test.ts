// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { analyticsFlow } from './analytics.spec.ts';
import { analyticsView } from './analytics.view.tsx';

describe('[SHELL-08] the question whether visits may be counted, on screen', () => {
  it.each(viewTests(analyticsFlow, analyticsView))('%s', (_title, run) => run());
});
