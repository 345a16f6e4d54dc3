// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { withdrawPageFlow } from './withdrawPage.spec.ts';
import { withdrawPageView } from './withdrawPage.view.tsx';

describe('[MEMBER-08] the withdrawal page on screen', () => {
  it.each(viewTests(withdrawPageFlow, withdrawPageView))('%s', (_title, run) => run());
});
