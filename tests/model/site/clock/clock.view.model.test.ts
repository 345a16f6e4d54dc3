// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { clockFlow } from './clock.spec.ts';
import { clockView } from './clock.view.tsx';

describe('[HEADER-01] [HEADER-02] [HEADER-03] [HEADER-04] the clock on screen', () => {
  it.each(viewTests(clockFlow, clockView))('%s', (_title, run) => run());
});
