import { describe, expect, it } from 'vitest';
import { gameContract } from '../../../../src/api/contract/play/game.ts';
import { answers, refuses } from '../../answers.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { potsFlow } from './pots.spec.ts';

describe('[GAME-10] the pots of the lobby', () => {
  it.each(
    modelTests(potsFlow, [
      'any, pots.visit -> deciding',
      'deciding, always [hasJackpots] -> asking',
      'deciding, always -> away',
      'asking, done fetchPots -> resting',
      'asking, error fetchPots -> resting',
      'resting, after refreshInterval (10 s) -> asking',
    ]),
  )('%s', (_title, run) => run());

  it('are asked again every ten seconds; the previous amount stays until the answer, and over a failure', () => {
    const { actor, children, clock, settle } = createHarness(potsFlow, { address: '/games' });
    const pot = () => actor.getSnapshot().context.pot;
    const pots = (...list: number[]) =>
      answers(gameContract.jackpots, { list: list.map((amount, at) => ({ id: `${at}`, pot: amount })) });
    expect(children().fetchPots).toBeUndefined();
    actor.send({ type: 'pots.visit', address: '/games/jackpot' });
    settle(children().fetchPots, pots(500_000, 900_000));
    expect([actor.getSnapshot().value, pot()]).toEqual(['resting', 900_000]);
    clock.advanceTo(10_000);
    expect([actor.getSnapshot().value, pot()]).toEqual(['asking', 900_000]);
    settle(children().fetchPots, refuses(gameContract.jackpots, 'SYSTEM_MAINTENANCE'));
    expect(pot()).toBe(900_000);
    clock.advanceTo(20_000);
    settle(children().fetchPots, pots(500_000, 950_000));
    expect(pot()).toBe(950_000);
    actor.send({ type: 'pots.visit', address: '/rng' });
    clock.advanceTo(60_000);
    expect([actor.getSnapshot().value, pot()]).toEqual(['away', null]);
  });
});
