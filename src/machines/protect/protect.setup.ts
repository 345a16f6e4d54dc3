import { assign, raise, setup } from 'xstate';
import { apiChoicePort, apiPort } from '../../api/actors.ts';
import { type Protection, protectionContract } from '../../api/contract/protection.ts';
import { failureOf } from '../../api/failure.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { playBreakMachine } from './playBreak.machine.ts';
import { playExclusionMachine } from './playExclusion.machine.ts';
import { type LimitSet, playLimitMachine } from './playLimit.machine.ts';
import { playSessionsMachine } from './playSessions.machine.ts';
import type { ProtectionChanged, protectEvents } from './protect.events.ts';
import {
  type Change,
  type Done,
  firstFree,
  holdsFor,
  isRaiseReady,
  limitOf,
  type ProtectContext,
  type Which,
} from './protect.rules.ts';

/** Setup of the page of player protection. */
export const protectSetup = setup({
  types: {
    context: {} as ProtectContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof protectEvents> | ProtectionChanged,
    tags: {} as 'busy',
    children: {} as {
      limit: 'limit';
      pause: 'pause';
      exclusion: 'exclusion';
      sessions: 'sessions';
    },
  },
  actors: {
    fetchState: apiPort(protectionContract.state),
    sendChange: apiChoicePort({
      confirmRaise: protectionContract.confirmRaise,
      cancelRaise: protectionContract.cancelRaise,
      setRealityCheck: protectionContract.setRealityCheck,
    }),
    limit: playLimitMachine,
    pause: playBreakMachine,
    exclusion: playExclusionMachine,
    sessions: playSessionsMachine,
  },
  actions: {
    keepState: assign((_, params: { protection: Protection }) => ({ protection: params.protection })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null, change: null, done: null }),
    openLimit: assign((_, params: { which: Which | null }) => ({
      which: params.which,
      failure: null,
      change: null,
      done: null,
    })),
    keepLimit: assign((_, params: { done: Done | null }) => ({ done: params.done })),
    keepChange: assign((_, params: { change: Change }) => ({ change: params.change, failure: null, done: null })),
    keepDone: assign(({ context }) => ({ done: context.change?.kind ?? null, change: null })),
    /** Passes an answer on to the part that keeps it. */
    takeAnswer: raise(
      (_, params: { protection: Protection }): ProtectionChanged => ({
        type: 'protect.changed',
        protection: params.protection,
      }),
    ),
  },
  guards: {
    isLimit: ({ context }, params: Which) => limitOf(context.protection?.limits ?? [], params) !== null,
    canAdd: ({ context }) => firstFree(context.protection?.limits ?? []) !== null,
    isReady: ({ context: { protection } }, params: Which) => {
      const limit = limitOf(protection?.limits ?? [], params);
      return protection !== null && limit !== null && isRaiseReady(protection, limit);
    },
    isRaised: ({ context }, params: Which) => limitOf(context.protection?.limits ?? [], params)?.raise != null,
    isOtherTime: ({ context }, params: { minutes: string }) =>
      String(context.protection?.realityCheckMinutes) !== params.minutes,
    isSet: (_, params: { answer: LimitSet | null }) => params.answer !== null,
  },
  delays: {
    holds: ({ context }) => (context.protection ? holdsFor(context.protection) : 0),
    again: 60_000,
  },
});
