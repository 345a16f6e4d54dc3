// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { playBreakFlow } from './playBreak.spec.ts';
import { playBreakView } from './playBreak.view.tsx';

describe('a break from playing, on screen', () => {
  it.each(viewTests(playBreakFlow, playBreakView))('%s', (_title, run) => run());
});
