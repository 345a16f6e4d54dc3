// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { newsFlow } from './news.spec.ts';
import { newsView } from './news.view.tsx';

describe('[SCREEN-02] news on screen', () => {
  it.each(viewTests(newsFlow, newsView))('%s', (_title, run) => run());
});
