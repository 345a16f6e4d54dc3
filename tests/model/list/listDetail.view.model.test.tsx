// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { betsFlow } from './listDetail.spec.ts';
import { betsView } from './listDetail.view.tsx';

describe('a list with a row in detail, on screen', () => {
  it.each(viewTests(betsFlow, betsView))('%s', (_title, run) => run());
});
