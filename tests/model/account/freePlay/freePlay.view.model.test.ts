// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { freePlayFlow } from './freePlay.spec.ts';
import { freePlayView } from './freePlay.view.tsx';

describe('[DEMO-01] the free demo on screen', () => {
  it.each(viewTests(freePlayFlow, freePlayView))('%s', (_title, run) => run());
});
