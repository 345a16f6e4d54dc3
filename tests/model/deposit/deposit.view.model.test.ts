// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { depositFlow } from './deposit.spec.ts';
import { depositView } from './deposit.view.tsx';

const excused = {
  lookalikes: { 'loading.list = loading.methods': 'both fetch, and what is known stays on screen' },
};

describe('the deposit page on screen', () => {
  it.each(viewTests(depositFlow, depositView, [], excused))('%s', (_title, run) => run());
});
