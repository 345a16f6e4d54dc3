// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { balanceFlow } from './balance.spec.ts';
import { balanceView } from './balance.view.tsx';

describe('[ROLE-07] [HEADER-31] [HEADER-32] [HEADER-33] [WALLET-01] the balance on screen', () => {
  it.each(viewTests(balanceFlow, balanceView))('%s', (_title, run) => run());
});
