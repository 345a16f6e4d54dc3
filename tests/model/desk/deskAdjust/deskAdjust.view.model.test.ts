// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { deskAdjustFlow } from './deskAdjust.spec.ts';
import { deskAdjustView } from './deskAdjust.view.tsx';

describe('a new adjustment on screen', () => {
  it.each(viewTests(deskAdjustFlow, deskAdjustView))('%s', (_title, run) => run());
});
