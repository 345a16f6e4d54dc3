import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { type Mission, type MissionBoard, type MissionPeriod, missionContract } from '../../api/contract/mission.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import { type IdempotencyState, idempotencyKeyOf, isOutcomeUnknown } from '../money/idempotency.ts';
import type { MoneyMoved } from '../pages/pages.events.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import type { missionsEvents } from './missions.events.ts';
import { claimableIn, isStale } from './missions.rules.ts';

interface MissionsContext extends IdempotencyState {
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
const missionsSetup = setup({
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

type States = NonNullable<Parameters<typeof missionsSetup.createMachine>[0]['states']>;

/** The board of the week, loaded by itself. */
const missionsBoard = {
  description: 'The board of the week by valid bets.',
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the board; the known one stays on screen.',
      invoke: {
        id: 'fetchBoard',
        src: 'fetchBoard',
        input: { request: {} },
        onDone: { target: 'shown', actions: { type: 'keepBoard', params: ({ event }) => ({ board: event.output }) } },
        onError: {
          target: 'failed',
          actions: { type: 'keepBoardFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: { description: 'The board is on screen; asks again after a while.', after: { freshFor: 'loading' } },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'missions.retry': 'loading' },
    },
  },
} satisfies States['board'];

const payload = <Event>({ event }: { readonly event: Event }) => event;

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

/**
 * Mission activity (MEMBER-16): missions with progress and reward, claimed once in their period, and the board of the
 * week. A reward that was claimed elsewhere loads the missions again.
 */
export const missionsMachine = missionsSetup.createMachine({
  id: 'missions',
  context: ({ input: { language, keySeed } }) => ({
    ...{ language, keySeed, keyIndex: 0, period: 'day' as const },
    ...{ missions: null, board: null, claiming: [], claimed: null },
    ...{ failure: null, claimFailure: null, boardFailure: null },
  }),
  type: 'parallel',
  on: {
    'missions.period': { actions: { type: 'keepPeriod', params: payload } },
  },
  states: {
    missions: {
      description: 'The missions and their rewards.',
      initial: 'loading',
      on: { 'page.language': { actions: { type: 'keepLanguage', params: payload } } },
      states: {
        loading: {
          description: 'Loading the missions; known ones stay on screen.',
          tags: 'busy',
          on: {
            'page.language': {
              target: 'loading',
              reenter: true,
              actions: { type: 'keepLanguage', params: payload },
            },
          },
          invoke: {
            id: 'fetchMissions',
            src: 'fetchMissions',
            input: ({ context }) => ({ request: { language: context.language } }),
            onDone: { target: 'shown', actions: { type: 'keepMissions', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
          },
        },
        shown: {
          description: 'Progress and rewards; asks again after a while.',
          after: { freshFor: 'loading' },
          on: {
            'missions.claim': {
              guard: { type: 'isClaimable', params: payload },
              target: 'claiming',
              actions: { type: 'choose', params: payload },
            },
            'page.language': { target: 'loading', actions: { type: 'keepLanguage', params: payload } },
          },
        },
        failed: {
          description: 'Loading failed; shows the reason and Retry. Known missions stay on screen.',
          on: {
            'missions.retry': 'loading',
            'page.language': { target: 'loading', actions: { type: 'keepLanguage', params: payload } },
          },
        },
        claiming: {
          description: 'Claiming rewards, once for each idempotency key.',
          invoke: {
            id: 'sendClaim',
            src: 'sendClaim',
            input: ({ context }) => ({
              request: { missions: [...context.claiming] },
              idempotencyKey: idempotencyKeyOf(context),
            }),
            onDone: {
              target: 'loading',
              actions: [{ type: 'keepClaimed', params: ({ event }) => event.output }, 'rotateKey', 'tellMoved'],
            },
            onError: [
              {
                guard: { type: 'isOutcomeUnknown', params: errorOf },
                target: 'unsure',
                actions: { type: 'keepClaimFailure', params: errorOf },
              },
              {
                guard: { type: 'isStale', params: errorOf },
                target: 'loading',
                actions: [{ type: 'keepClaimFailure', params: errorOf }, 'rotateKey', 'tellMoved'],
              },
              { target: 'shown', actions: [{ type: 'keepClaimFailure', params: errorOf }, 'rotateKey'] },
            ],
          },
        },
        unsure: {
          description: 'Outcome unknown. Safe to resend: same idempotency key.',
          on: {
            'missions.resend': { target: 'claiming', actions: 'forgetClaimFailure' },
            'missions.refresh': { target: 'loading', actions: ['forgetClaimFailure', 'rotateKey', 'tellMoved'] },
          },
        },
      },
    },
    board: missionsBoard,
  },
});
