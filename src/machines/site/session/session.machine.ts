import { assign, sendParent, sendTo, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { type MemberInfo, memberContract } from '../../../api/contract/account/member.ts';
import { type ApiFailure, failureOf, isSessionGone } from '../../../api/failure.ts';
import { unreadMachine } from '../../member/unread/unread.machine.ts';
import { balanceMachine } from '../../money/balance/balance.machine.ts';
import { myGamesMachine } from '../../play/myGames/myGames.machine.ts';
import { roomsMachine } from '../../play/rooms/rooms.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired } from '../../support/unwired.ts';
import { type BalancePushed, liveMachine, type RoundCancelled, type UnreadPushed } from '../live/live.machine.ts';
import type { GamePlayed, MoneyMoved, ProfileChanged } from '../pages/pages.events.ts';
import { pagesMachine } from '../pages/pages.machine.ts';
import type { SessionEnd, sessionEvents } from './session.events.ts';

/** Setup of the session machine. */
const sessionSetup = setup({
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
const withProfile = ({
  context,
  event,
}: {
  readonly context: { readonly member: MemberInfo | null };
  readonly event: ProfileChanged;
}) => ({
  member: { ...(context.member as MemberInfo), ...event.profile },
});

/**
 * The session (ROLE-01…03, 13…15, SHELL-05, 06). The token is in session storage; this machine knows whether there is
 * one and whose it is. A session that the server no longer knows ends here, wherever the player is.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({ hasToken: input.hasToken, member: null, failure: null }),
  initial: 'visitor',
  on: { 'session.opened': { target: '.signedIn', actions: 'expectMember' } },
  states: {
    visitor: {
      description: 'Signed out; a token from before a reload resumes its session.',
      always: { guard: 'hasToken', target: 'signedIn' },
    },
    signedIn: {
      description: 'A token is in session storage.',
      on: {
        'session.invalidated': {
          target: 'visitor',
          actions: [
            'forgetMember',
            'clearSession',
            { type: 'tellEnded', params: ({ event }) => ({ reason: event.reason }) },
          ],
        },
        'session.loggedOut': { target: 'visitor', actions: ['forgetMember', 'clearSession'] },
      },
      initial: 'loading',
      states: {
        loading: {
          description: 'Loading the member info.',
          invoke: {
            id: 'fetchMember',
            src: 'fetchMember',
            input: { request: {} },
            onDone: [
              {
                guard: { type: 'isPasswordDue', params: ({ event }) => ({ member: event.output }) },
                target: 'passwordDue',
                actions: [
                  { type: 'keepMember', params: ({ event }) => ({ member: event.output }) },
                  { type: 'tellLoaded', params: ({ event }) => ({ member: event.output }) },
                ],
              },
              {
                target: 'member',
                actions: [
                  { type: 'keepMember', params: ({ event }) => ({ member: event.output }) },
                  { type: 'storeAgentType', params: ({ event }) => ({ member: event.output }) },
                  { type: 'tellLoaded', params: ({ event }) => ({ member: event.output }) },
                ],
              },
            ],
            // An ended session also arrives as session.invalidated, with the reason; here it only must not be retried.
            onError: [
              { guard: { type: 'isGone', params: ({ event }) => ({ error: event.error }) }, target: 'gone' },
              {
                target: 'unknown',
                actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        member: {
          description: 'Signed in: the balance loads, the push channel and member pages open.',
          invoke: [
            { id: 'balance', src: 'balance', systemId: 'balance', onError: 'unknown' },
            { id: 'live', src: 'live', systemId: 'live', onError: 'unknown' },
            { id: 'unread', src: 'unread', systemId: 'unread', onError: 'unknown' },
            { id: 'myGames', src: 'myGames', systemId: 'myGames', onError: 'unknown' },
            { id: 'rooms', src: 'rooms', systemId: 'rooms', onError: 'unknown' },
            {
              id: 'pages',
              src: 'pages',
              systemId: 'pages',
              input: ({ context }) => ({ isAgent: context.member?.isAgent ?? 4 }),
              onError: 'unknown',
            },
          ],
          on: {
            'page.moneyMoved': { actions: 'invalidateBalance' },
            'live.roundCancelled': { actions: 'tellCancelled' },
            'balance.pushed': { actions: { type: 'passBalance', params: ({ event }) => event } },
            'page.gamePlayed': { actions: 'reloadRecent' },
            'page.profileChanged': {
              actions: [
                { type: 'keepMember', params: withProfile },
                { type: 'tellLoaded', params: withProfile },
              ],
            },
            'unread.pushed': { actions: { type: 'passUnread', params: ({ event }) => event } },
          },
        },
        passwordDue: { description: 'The password must be changed first.' },
        unknown: {
          description: 'Loading the member info failed; the token is kept, and Retry is offered.',
          on: { 'session.retry': 'loading' },
        },
        gone: { description: 'The server no longer knows the session; the reason follows.' },
      },
    },
  },
});
