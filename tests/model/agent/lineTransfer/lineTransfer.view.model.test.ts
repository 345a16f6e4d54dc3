// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { lineTransferFlow } from './lineTransfer.spec.ts';
import { lineTransferView } from './lineTransfer.view.tsx';

describe('[WALLET-05] [WALLET-06] a transfer to an upline or downline, on screen', () => {
  it.each(viewTests(lineTransferFlow, lineTransferView))('%s', (_title, run) => run());
});
