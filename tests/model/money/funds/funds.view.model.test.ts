// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { fundsFlow } from './funds.spec.ts';
import { fundsView } from './funds.view.tsx';

describe('the wallet page on screen', () => {
  it.each(viewTests(fundsFlow, fundsView))('%s', (_title, run) => run());
});
