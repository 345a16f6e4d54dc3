// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { reportViewsFlow } from './reportViews.spec.ts';
import { reportViewsView } from './reportViews.view.tsx';

describe('[AGENT-08] the saved views of a report on screen', () => {
  it.each(viewTests(reportViewsFlow, reportViewsView))('%s', (_title, run) => run());
});
