// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { probeFlow } from './page.spec.ts';
import { probeView } from './page.view.tsx';

describe('a page as the sum of its requests, on screen', () => {
  it.each(viewTests(probeFlow, probeView))('%s', (_title, run) => run());
});
