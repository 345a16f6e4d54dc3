// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { downlineListFlow, downlinesFlow } from './downlines.spec.ts';
import { downlineListView, downlinesView } from './downlines.view.tsx';

describe('[WALLET-06] the list of downlines on screen', () => {
  it.each(viewTests(downlineListFlow, downlineListView))('%s', (_title, run) => run());
});

describe('[WALLET-06] the downlines to transfer to, on screen', () => {
  it.each(viewTests(downlinesFlow, downlinesView))('%s', (_title, run) => run());
});
