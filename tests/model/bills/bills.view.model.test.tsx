// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { billListFlow, billsFlow } from './bills.spec.ts';
import { billListView, billsView } from './bills.view.tsx';

describe('[AGENT-11] [AGENT-12] [AGENT-13] the list of bills on screen', () => {
  it.each(viewTests(billListFlow, billListView))('%s', (_title, run) => run());
});

describe('[CONTRACT-10] the page of bills on screen', () => {
  it.each(viewTests(billsFlow, billsView))('%s', (_title, run) => run());
});
