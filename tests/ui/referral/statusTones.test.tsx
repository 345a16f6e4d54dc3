// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { FriendList } from '../../../src/ui/referral/FriendList.tsx';
import { RewardList } from '../../../src/ui/referral/RewardList.tsx';
import { createHarness } from '../../model/kit/harness.ts';
import { done } from '../../model/kit/outcome.ts';
import { listFlow } from '../../model/list/listFlow.ts';
import { onScreen } from '../../model/onScreen.tsx';
import { friendsSpec, rewardsSpec } from '../../model/referral/referral.spec.ts';
import { badgesIn, toneOf } from '../kit/toneOf.ts';

/** Badges and signed amounts of a list that was just loaded. */
function shown(spec: typeof friendsSpec, view: (actor: never) => ReactElement) {
  const flow = listFlow(spec);
  const bench = createHarness(flow, flow.inputs[0]);
  bench.settle(bench.children().fetchPage, done(spec.some));
  const { close } = onScreen<typeof bench.actor>((actor) => view(actor as never))(bench.actor);
  const amounts = [...document.querySelectorAll('li span, td span')].filter(({ textContent }) =>
    /^\+?P [\d,.]+$/.test(textContent ?? ''),
  );
  const result = { badges: badgesIn(document.body), amounts: amounts.map((one) => [one.textContent, toneOf(one)]) };
  close();
  return result;
}

it('friends: joined, first deposit, active, and what they earned', () => {
  expect(shown(friendsSpec, (actor) => <FriendList actor={actor} />)).toEqual({
    badges: [
      ['Joined', null],
      ['First deposit', 'info'],
      ['Active', 'gain'],
    ],
    amounts: [
      ['P 0.00', null],
      ['+P 4.50', 'gain'],
      ['+P 90.00', 'gain'],
    ],
  });
});

it('rewards: paid in green with a plus, in review and refused without', () => {
  expect(shown(rewardsSpec, (actor) => <RewardList actor={actor} />)).toEqual({
    badges: [
      ['Paid', 'gain'],
      ['In review', 'accent'],
      ['Refused', null],
    ],
    amounts: [
      ['+P 32.40', 'gain'],
      ['P 50.00', null],
      ['P 50.00', null],
    ],
  });
});
