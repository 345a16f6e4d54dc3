// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { joinFlow } from './join.spec.ts';
import { joinView } from './join.view.tsx';

describe('[ROUTE-30] the page for partners on screen', () => {
  it.each(viewTests(joinFlow, joinView))('%s', (_title, run) => run());
});
