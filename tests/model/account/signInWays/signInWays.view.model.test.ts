// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { signInWaysFlow } from './signInWays.spec.ts';
import { signInWaysView } from './signInWays.view.tsx';

describe('[MEMBER-05] the ways to sign in on screen', () => {
  it.each(viewTests(signInWaysFlow, signInWaysView))('%s', (_title, run) => run());
});
