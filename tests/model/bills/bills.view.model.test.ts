// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { billsFlow } from './bills.spec.ts';
import { billsView } from './bills.view.tsx';

describe('[AGENT-11] [AGENT-12] [AGENT-13] the bills of a kind of contract on screen', () => {
  it.each(viewTests(billsFlow, billsView))('%s', (_title, run) => run());
});
