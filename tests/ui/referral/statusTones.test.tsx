// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { referralFriendsMachine } from '../../../src/machines/referral/referralFriends.machine.ts';
import { referralRewardsMachine } from '../../../src/machines/referral/referralRewards.machine.ts';
import { FriendList } from '../../../src/ui/referral/FriendList.tsx';
import { RewardList } from '../../../src/ui/referral/RewardList.tsx';
import type { Flow } from '../../model/kit/flow.ts';
import { createHarness } from '../../model/kit/harness.ts';
import { done } from '../../model/kit/outcome.ts';
import { onTheDay } from '../../model/list/listContract.tsx';
import { onScreen } from '../../model/onScreen.tsx';
import { someFriends, someRewards } from '../../model/referral/referralLists.data.ts';
import { badgesIn, toneOf } from '../kit/toneOf.ts';

/** Badges and signed amounts of a list that was just loaded. */
function shown(machine: AnyStateMachine, some: object, view: (actor: never) => ReactElement) {
  const flow = { machine: () => onTheDay(machine) } as unknown as Flow<AnyStateMachine>;
  const bench = createHarness(flow, { language: 'TH' });
  bench.settle(bench.children().fetchPage, done(some));
  const { close } = onScreen<typeof bench.actor>((actor) => view(actor as never))(bench.actor);
  const amounts = [...document.querySelectorAll('li span, td span')].filter(({ textContent }) =>
    /^\+?P [\d,.]+$/.test(textContent ?? ''),
  );
  const result = { badges: badgesIn(document.body), amounts: amounts.map((one) => [one.textContent, toneOf(one)]) };
  close();
  return result;
}

it('friends: joined, first deposit, active, and what they earned', () => {
  expect(shown(referralFriendsMachine, someFriends, (actor) => <FriendList actor={actor} />)).toEqual({
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
  expect(shown(referralRewardsMachine, someRewards, (actor) => <RewardList actor={actor} />)).toEqual({
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
