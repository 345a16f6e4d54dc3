import { assign, sendParent, sendTo, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { type MemberInfo, memberContract } from '../../api/contract/member.ts';
import { type ApiFailure, failureOf, isSessionGone } from '../../api/failure.ts';
import { balanceMachine } from '../balance/balance.machine.ts';
import type { BalancePushed, RoundCancelled, UnreadPushed } from '../live/live.machine.ts';
import { liveMachine } from '../live/live.machine.ts';
import { myGamesMachine } from '../myGames/myGames.machine.ts';
import type { GamePlayed, MoneyMoved, ProfileChanged } from '../pages/pages.events.ts';
import { pagesMachine } from '../pages/pages.machine.ts';
import { roomsMachine } from '../rooms/rooms.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired } from '../support/unwired.ts';
import { unreadMachine } from '../unread/unread.machine.ts';
import type { SessionEnd, sessionEvents } from './session.events.ts';

/** Setup of the session machine. */
export const sessionSetup = setup({
  types: {
    context: {} as {
      readonly hasToken: boolean;
      readonly member: MemberInfo | null;
      readonly failure: ApiFailure | null;
    },
    input: {} as { readonly hasToken: boolean },
    events: {} as
      | EventsOf<typeof sessionEvents>
      | MoneyMoved
      | GamePlayed
      | ProfileChanged
      | BalancePushed
      | RoundCancelled
      | UnreadPushed,
    children: {} as {
      balance: 'balance';
      live: 'live';
      myGames: 'myGames';
      pages: 'pages';
      unread: 'unread';
      rooms: 'rooms';
    },
  },
  actors: {
    fetchMember: apiPort(memberContract.info),
    balance: balanceMachine,
    live: liveMachine,
    myGames: myGamesMachine,
    pages: pagesMachine,
    unread: unreadMachine,
    rooms: roomsMachine,
  },
  actions: {
    keepMember: assign((_, params: { member: MemberInfo }) => ({ member: params.member, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    expectMember: assign({ member: null, failure: null, hasToken: true }),
    forgetMember: assign({ member: null, failure: null, hasToken: false }),
    clearSession: unwired('session.clearSession'),
    storeAgentType: (_, _params: { member: MemberInfo }) => unwired('session.storeAgentType')(),
    invalidateBalance: sendTo('balance', { type: 'balance.invalidate' }),
    passBalance: sendTo('balance', (_, params: BalancePushed) => params),
    passUnread: sendTo('unread', (_, params: UnreadPushed) => params),
    reloadRecent: sendTo('myGames', { type: 'myGames.played' }),
    tellCancelled: sendParent({ type: 'live.roundCancelled' } satisfies RoundCancelled),
    tellLoaded: sendParent((_, params: { member: MemberInfo }) => ({ type: 'session.loaded', member: params.member })),
    tellEnded: sendParent((_, params: { reason: SessionEnd }) => ({ type: 'session.ended', reason: params.reason })),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    isPasswordDue: (_, params: { member: MemberInfo }) => params.member.passwordChangeRequired,
    isGone: (_, params: { error: unknown }) => isSessionGone(failureOf(params.error)),
  },
});

/** A member with another nickname or icon. */
export const withProfile = ({
  context,
  event,
}: {
  readonly context: { readonly member: MemberInfo | null };
  readonly event: ProfileChanged;
}) => ({
  member: { ...(context.member as MemberInfo), ...event.profile },
});
