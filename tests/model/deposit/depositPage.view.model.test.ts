// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { depositPageFlow } from './depositPage.spec.ts';
import { depositPageView } from './depositPage.view.tsx';

describe('[MEMBER-07] the deposit page on screen', () => {
  it.each(viewTests(depositPageFlow, depositPageView))('%s', (_title, run) => run());
});
