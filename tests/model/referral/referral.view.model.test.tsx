// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { friendsFlow, referralFlow, rewardsFlow } from './referral.spec.ts';
import { friendsView, referralView, rewardsView } from './referral.view.tsx';

describe('friends who came, on screen', () => {
  it.each(viewTests(friendsFlow, friendsView))('%s', (_title, run) => run());
});

describe('rewards for friends, on screen', () => {
  it.each(viewTests(rewardsFlow, rewardsView))('%s', (_title, run) => run());
});

describe('the page that invites friends, on screen', () => {
  it.each(viewTests(referralFlow, referralView))('%s', (_title, run) => run());
});
