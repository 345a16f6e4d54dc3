// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { referralFriendsMachine } from '../../../../src/machines/member/referral/referralFriends.machine.ts';
import { referralRewardsMachine } from '../../../../src/machines/member/referral/referralRewards.machine.ts';
import { FriendList } from '../../../../src/ui/member/referral/FriendList.tsx';
import { RewardList } from '../../../../src/ui/member/referral/RewardList.tsx';
import { done } from '../../../model/kit/outcome.ts';
import { openList } from '../../../model/list/listContract.tsx';
import { someFriends, someRewards } from '../../../model/member/referral/referralLists.data.ts';
import { badgesIn, toneOf } from '../../kit/toneOf.ts';

/** Badges and signed amounts of a list that was just loaded. */
async function shown(machine: AnyStateMachine, some: object, view: (actor: never) => ReactElement) {
  const list = openList({ machine, view });
  await list.answer(done(some));
  const amounts = [...document.querySelectorAll('li span, td span')].filter(({ textContent }) =>
    /^\+?P [\d,.]+$/.test(textContent ?? ''),
  );
  const result = { badges: badgesIn(document.body), amounts: amounts.map((one) => [one.textContent, toneOf(one)]) };
  list.shown.close();
  return result;
}

it('friends: joined, first deposit, active, and what they earned', async () => {
  expect(await shown(referralFriendsMachine, someFriends, (actor) => <FriendList actor={actor} />)).toEqual({
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

it('rewards: paid in green with a plus, in review and refused without', async () => {
  expect(await shown(referralRewardsMachine, someRewards, (actor) => <RewardList actor={actor} />)).toEqual({
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
