// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { pagesFlow } from './pages.spec.ts';
import { pagesView } from './pages.view.tsx';

describe('the open page on screen', () => {
  it.each(viewTests(pagesFlow, pagesView))('%s', (_title, run) => run());
});
