import { idempotencyKeyOf } from '../money/idempotency.ts';
import { missionsBoard } from './missions.board.ts';
import { missionsSetup } from './missions.setup.ts';

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
