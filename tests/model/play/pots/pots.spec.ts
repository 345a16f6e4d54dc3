import { expect } from 'vitest';
import { gameContract } from '../../../../src/api/contract/play/game.ts';
import { potsMachine } from '../../../../src/machines/play/pots/pots.machine.ts';
import { answers, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { jackpots } = gameContract;

export const potsFlow: Flow<typeof potsMachine> = {
  machine: () => potsMachine,
  inputs: [{ address: '/games/jackpot' }, { address: '/games' }],
  cases: { 'pots.visit': [{ address: '/games/jackpot?page=TIDEWATER' }, { address: '/rng' }] },
  eachCounts: ['pots.visit'],
  walks: ['start 1, fetchPots done 1, pots.visit 2', 'start 2'],
  outcomes: {
    fetchPots: [
      answers(jackpots, {
        list: [
          { id: 'mini', pot: 512_300 },
          { id: 'grand', pot: 501_234_500 },
        ],
      }),
      answers(jackpots, { list: [] }),
      ...wireFailures(jackpots),
    ],
  },
  project: ({ address, pot }) => [address, pot],
  invariants: {
    '[GAME-10] the pot is the highest one, or not known': ({ snapshot: { context } }) =>
      expect([null, 501_234_500]).toContain(context.pot),
  },
  expectations: {
    deciding: () => expect.unreachable('left at once'),
    away: ({ pending, snapshot }) => expect([pending.fetchPots, snapshot.context.pot]).toEqual([undefined, null]),
    asking: ({ pending }) => expect(pending.fetchPots).toEqual({ request: {} }),
    resting: ({ pending }) => expect(pending.fetchPots).toBeUndefined(),
  },
};
