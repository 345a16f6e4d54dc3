import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { type Mission, type MissionBoard, type MissionPeriod, missionContract } from '../../api/contract/mission.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import { type IdempotencyState, isOutcomeUnknown } from '../money/idempotency.ts';
import type { MoneyMoved } from '../pages/pages.events.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import type { missionsEvents } from './missions.events.ts';
import { claimableIn, isStale } from './missions.rules.ts';

export interface MissionsContext extends IdempotencyState {
  readonly language: LanguageCode;
  readonly period: MissionPeriod;
  /** Null until loaded; known ones stay during a refresh. */
  readonly missions: readonly Mission[] | null;
  readonly board: MissionBoard | null;
  /** The missions whose rewards are being claimed. */
  readonly claiming: readonly string[];
  /** What the last claim brought; null without one. */
  readonly claimed: { readonly count: number; readonly amount: number } | null;
  readonly failure: ApiFailure | null;
  readonly claimFailure: ApiFailure | null;
  readonly boardFailure: ApiFailure | null;
}

/** Setup of the missions machine. */
export const missionsSetup = setup({
  types: {
    context: {} as MissionsContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof missionsEvents>,
    tags: {} as 'busy',
  },
  actors: {
    fetchMissions: apiPort(missionContract.list),
    sendClaim: apiPort(missionContract.claim),
    fetchBoard: apiPort(missionContract.board),
  },
  actions: {
    keepPeriod: assign((_, params: { period: MissionPeriod }) => ({ period: params.period })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    keepMissions: assign((_, params: { list: readonly Mission[] }) => ({ missions: params.list, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepBoard: assign((_, params: { board: MissionBoard }) => ({ board: params.board, boardFailure: null })),
    keepBoardFailure: assign((_, params: { error: unknown }) => ({ boardFailure: failureOf(params.error) })),
    choose: assign(({ context }, params: { id: string | null }) => ({
      claiming: claimableIn(context.missions ?? [], params.id).map(({ id }) => id),
      claimed: null,
      claimFailure: null,
    })),
    keepClaimed: assign((_, { claimed, amount }: { claimed: readonly string[]; amount: number }) => ({
      claimed: { count: claimed.length, amount },
    })),
    keepClaimFailure: assign((_, params: { error: unknown }) => ({ claimFailure: failureOf(params.error) })),
    forgetClaimFailure: assign({ claimFailure: null }),
    /** Answered: the next claim gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1, claiming: [] })),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    isClaimable: ({ context }, params: { id: string | null }) =>
      claimableIn(context.missions ?? [], params.id).length > 0,
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
    isStale: (_, params: { error: unknown }) => isStale(failureOf(params.error)),
  },
  // Bets settle meanwhile.
  delays: { freshFor: 60_000 },
});
