// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { referralFlow } from './referral.spec.ts';
import { referralView } from './referral.view.tsx';

describe('the page that invites friends, on screen', () => {
  it.each(viewTests(referralFlow, referralView))('%s', (_title, run) => run());
});
