// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { fundsFlow } from './funds.spec.ts';
import { fundsView } from './funds.view.tsx';

const excused = {
  lookalikes: { 'loading.funds = loading.wallets': 'both fetch, and what is known stays on screen' },
};

describe('funds on screen', () => {
  it.each(viewTests(fundsFlow, fundsView, [], excused))('%s', (_title, run) => run());
});
