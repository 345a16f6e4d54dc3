import { assign, sendParent, sendTo, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { type MemberInfo, memberContract } from '../../api/contract/member.ts';
import { type ApiFailure, failureOf, isSessionGone } from '../../api/failure.ts';
import { balanceMachine } from '../balance/balance.machine.ts';
import type { MoneyMoved } from '../pages/pages.events.ts';
import { pagesMachine } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired } from '../support/unwired.ts';
import type { SessionEnd, sessionEvents } from './session.events.ts';

/** What the session tells its parent. */
export type SessionNews =
  | { readonly type: 'session.loaded'; readonly member: MemberInfo }
  | { readonly type: 'session.ended'; readonly reason: SessionEnd };

/**
 * Who is here (ROLE-01…03, 13…15, SHELL-05, 06). The token lives in session storage; this machine knows whether there
 * is one and whose it is. A session that the server no longer knows ends here, wherever the player is.
 */
export const sessionMachine = setup({
  types: {
    context: {} as {
      readonly hasToken: boolean;
      readonly member: MemberInfo | null;
      readonly failure: ApiFailure | null;
    },
    input: {} as { readonly hasToken: boolean },
    events: {} as EventsOf<typeof sessionEvents> | MoneyMoved,
    children: {} as { balance: 'balance'; pages: 'pages' },
  },
  actors: { fetchMember: apiPort(memberContract.info), balance: balanceMachine, pages: pagesMachine },
  actions: {
    keepMember: assign((_, params: { member: MemberInfo }) => ({ member: params.member, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    expectMember: assign({ member: null, failure: null, hasToken: true }),
    forgetMember: assign({ member: null, failure: null, hasToken: false }),
    clearSession: unwired('session.clearSession'),
    storeAgentType: (_, _params: { member: MemberInfo }) => unwired('session.storeAgentType')(),
    renewBalance: sendTo('balance', { type: 'balance.outdated' }),
    tellLoaded: sendParent((_, params: { member: MemberInfo }) => ({ type: 'session.loaded', member: params.member })),
    tellEnded: sendParent((_, params: { reason: SessionEnd }) => ({ type: 'session.ended', reason: params.reason })),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    isPasswordDue: (_, params: { member: MemberInfo }) => params.member.passwordChangeRequired,
    isGone: (_, params: { error: unknown }) => isSessionGone(failureOf(params.error)),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ hasToken: input.hasToken, member: null, failure: null }),
  initial: 'visitor',
  on: { 'session.opened': { target: '.signedIn', actions: 'expectMember' } },
  states: {
    visitor: {
      description: 'Nobody is signed in; a token from before the page was loaded opens its session.',
      always: { guard: 'hasToken', target: 'signedIn' },
    },
    signedIn: {
      description: 'There is a token in session storage.',
      on: {
        'session.gone': {
          target: 'visitor',
          actions: [
            'forgetMember',
            'clearSession',
            { type: 'tellEnded', params: ({ event }) => ({ reason: event.reason }) },
          ],
        },
        'session.left': { target: 'visitor', actions: ['forgetMember', 'clearSession'] },
      },
      initial: 'loading',
      states: {
        loading: {
          description: 'Loads the member info of the session.',
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
            // A session that is over also arrives as session.gone, which says why; here it must only not be retried.
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
          description: 'The member is known: the balance is asked for, and the pages for members open.',
          invoke: [
            { id: 'balance', src: 'balance', systemId: 'balance', onError: 'unknown' },
            {
              id: 'pages',
              src: 'pages',
              systemId: 'pages',
              input: ({ context }) => ({ isAgent: context.member?.isAgent ?? 4 }),
              onError: 'unknown',
            },
          ],
          on: { 'page.moneyMoved': { actions: 'renewBalance' } },
        },
        passwordDue: { description: 'The member must change the password before anything else.' },
        unknown: {
          description: 'The member info could not be loaded; the token is kept, and one can try again.',
          on: { 'session.retry': 'loading' },
        },
        gone: { description: 'The server no longer knows the session; why is on its way.' },
      },
    },
  },
});
