// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { roundFlow } from './round.spec.ts';
import { roundView } from './round.view.tsx';

describe('[MEMBER-10] a round on screen', () => {
  it.each(viewTests(roundFlow, roundView))('%s', (_title, run) => run());
});
