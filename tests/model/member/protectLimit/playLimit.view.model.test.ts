// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { playLimitFlow } from './playLimit.spec.ts';
import { playLimitView } from './playLimit.view.tsx';

describe('a limit of one’s own, on screen', () => {
  it.each(viewTests(playLimitFlow, playLimitView))('%s', (_title, run) => run());
});
