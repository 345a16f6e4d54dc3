// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { withdrawFlow } from './withdraw.spec.ts';
import { withdrawView } from './withdraw.view.tsx';

const excused = {
  lookalikes: {
    'loading.accounts = loading.list = loading.quote': 'all three fetch, and what is known stays on screen',
  },
};

describe('[WALLET-03] the withdrawal page on screen', () => {
  it.each(viewTests(withdrawFlow, withdrawView, [], excused))('%s', (_title, run) => run());
});
