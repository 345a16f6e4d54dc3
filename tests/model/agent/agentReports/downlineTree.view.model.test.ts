// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { downlineTreeFlow } from './downlineTree.spec.ts';
import { downlineTreeView } from './downlineTree.view.tsx';

describe('[AGENT-06] the line as a tree, on screen', () => {
  it.each(viewTests(downlineTreeFlow, downlineTreeView))('%s', (_title, run) => run());
});
