// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { playExclusionFlow } from './playExclusion.spec.ts';
import { playExclusionView } from './playExclusion.view.tsx';

describe('self-exclusion on screen', () => {
  it.each(viewTests(playExclusionFlow, playExclusionView))('%s', (_title, run) => run());
});
