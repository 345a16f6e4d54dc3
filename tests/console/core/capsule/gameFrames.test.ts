import { expect, it, vi } from 'vitest';
import { type AnyStateMachine, fromPromise } from 'xstate';
import { boardMachine } from '../../../../provider/page/board/board.machine.ts';
import { type BoardState, type PlayAnswer, revealAfter } from '../../../../provider/page/board/board.setup.ts';
import { gameMachine } from '../../../../provider/page/slot/game.machine.ts';
import type { SpinAnswer } from '../../../../provider/page/slot/game.setup.ts';
import type { StateView } from '../../../../provider/play/views.ts';
import { capsuleOf, readCapsule } from '../../../../src/console/core/capsule/capsule.ts';
import { checkCompatibility, machinesBelow } from '../../../../src/console/core/capsule/fits.ts';
import { replaysAlike } from '../../../../src/console/core/capsule/replaysAlike.ts';
import { record } from './recordings.ts';

const game = {
  id: 'pop',
  name: 'Pop',
  vendor: '',
  demo: false,
  minStake: 10_000,
  maxStake: 1_000_000,
  sheet: 'mines-1',
};
const common = {
  ...{ game, balance: 1_000_000, ended: null, net: 0, open: null, latest: [] },
  seed: { commitment: 'c', clientSeed: 's', nextNonce: 1 },
};
const round = {
  ...{ id: 'EP-1', requestId: 'r1', state: 'settled', stake: 200_000, payout: 400_000, refusal: null, nonce: 1 },
  ...{ startedAt: 0, choice: { mines: 3 }, moves: [], seed: common.seed },
};
const done = () => {};
const told = { tellRoundStarted: done, tellRoundEnded: done, tellLost: done, tellBack: done, tellEnded: done };

const board = boardMachine.provide({
  actors: {
    openGame: fromPromise(async () => common as unknown as BoardState),
    sendPlay: fromPromise(
      async () =>
        ({
          round: { ...round, outcome: { view: {}, payout: 400_000, isOver: true } },
          state: common,
        }) as unknown as PlayAnswer,
    ),
  },
  actions: told,
  delays: { reveal: revealAfter(() => 900) },
});
const slot = gameMachine.provide({
  actors: {
    openGame: fromPromise(async () => common as unknown as StateView),
    sendSpin: fromPromise(
      async () =>
        ({
          round: { ...round, outcome: { spins: [{ payout: 0 }], payout: 0 } },
          state: common,
        }) as unknown as SpinAnswer,
    ),
  },
  actions: told,
});

it.each<[string, AnyStateMachine, unknown, object, string]>([
  ['a board', board, { choice: { mines: 3 }, isCalm: false }, { type: 'board.bet', stake: 200_000 }, 'idle'],
  ['a slot', slot, undefined, { type: 'game.spin' }, 'revealing'],
])('a recording of %s in its frame opens and replays in the page that made it', async (_, machine, input, bet, end) => {
  const { recorder, actor } = record(machine, input);
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('idle'));
  actor.send({ ...bet, requestId: 'r1' } as never);
  await vi.waitFor(() => expect(actor.getSnapshot().context.round).not.toBeNull());
  await vi.waitFor(() => expect(JSON.stringify(actor.getSnapshot().value)).toContain(end), { timeout: 3_000 });
  const capsule = readCapsule(JSON.stringify(capsuleOf(recorder)));
  actor.stop();
  expect(checkCompatibility(capsule, machinesBelow(machine))).toEqual({ kind: 'compatible', because: [] });
  expect(replaysAlike(capsule, { machine: () => machine }, 2)).toBeNull();
});
