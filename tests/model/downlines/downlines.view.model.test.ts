// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { downlinesFlow } from './downlines.spec.ts';
import { downlinesView } from './downlines.view.tsx';

describe('[WALLET-06] the downlines that money can go to, on screen', () => {
  it.each(viewTests(downlinesFlow, downlinesView))('%s', (_title, run) => run());
});
