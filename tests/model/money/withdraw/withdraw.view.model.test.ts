// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { withdrawFlow } from './withdraw.spec.ts';
import { withdrawView } from './withdraw.view.tsx';

describe('[WALLET-03] the withdrawal page on screen', () => {
  it.each(viewTests(withdrawFlow, withdrawView))('%s', (_title, run) => run());
});
