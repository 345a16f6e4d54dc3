// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { vipFlow } from './vip.spec.ts';
import { vipView } from './vip.view.tsx';

describe('[ROUTE-08] [PROD-05] [PROD-06] [PROD-07] the VIP screen', () => {
  it.each(viewTests(vipFlow, vipView))('%s', (_title, run) => run());
});
