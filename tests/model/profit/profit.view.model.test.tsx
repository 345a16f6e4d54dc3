// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { profitFlow } from './profit.spec.ts';
import { profitView } from './profit.view.tsx';

describe('[MEMBER-12] the personal loss on screen', () => {
  it.each(viewTests(profitFlow, profitView))('%s', (_title, run) => run());
});
