import { describe, expect, it } from 'vitest';
import { gameContract } from '../../../src/api/contract/game.ts';
import { answers, refuses } from '../answers.ts';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { lanternNight } from '../myGames/myGames.spec.ts';
import { FIRST, gameFlow, SECOND, since } from './game.spec.ts';

const P = 10_000;
const { launch, played } = gameContract;
const launched = { game: lanternNight, sessionId: 's1', demo: false, game_url: FIRST, game_url2: SECOND };

/** A game in its frame, with five rounds played before. */
function opened() {
  const bench = createHarness(gameFlow, { language: 'TH', keySeed: 'seed', address: '/game/lantern-night' });
  bench.settle(bench.children().fetchPlayed, answers(played, { since, stake: 100 * P, payout: 60 * P, rounds: 5 }));
  bench.settle(bench.children().launch, answers(launch, launched));
  return {
    ...bench,
    context: () => bench.actor.getSnapshot().context,
    play: () => (bench.actor.getSnapshot().value as { play: unknown }).play,
  };
}

describe('the page that plays a game', () => {
  it.each(
    modelTests(gameFlow, [
      '[ROUTE-26] [ROUTE-31] play, page.address -> play.choosing',
      'play, page.language -> (stays)',
      '[GAME-18] play.choosing, always [hasGame] -> play.launching',
      '[API-43] [GAME-19] [GAME-20] [GAME-21] [GAME-22] [GAME-23] [GAME-24] play.launching, done launch [hasAddress] -> play.framed',
      'play.launching, done launch -> play.failed',
      'play.launching, error launch -> play.failed',
      'play.framed, error frame -> play.failed',
      'play.framed, game.ended -> play.ended',
      'play.framed, game.failed -> play.failed',
      'play.framed, game.exit -> (stays)',
      'play.framed.loading, game.ready -> play.framed.playing',
      '[GAME-25] play.framed.loading, after frameTimeout (20 s) [hasNextAddress] -> play.framed',
      'play.framed.loading, after frameTimeout (20 s) -> play.failed',
      'play.framed.playing, page.language -> (stays)',
      'play.framed.playing, game.check -> (stays)',
      'play.framed.playing, game.roundEnded -> play.framed.playing.resting',
      'play.framed.playing.resting, game.roundStarted -> play.framed.playing.inRound',
      'play.framed.playing.resting, game.connection [isLost] -> play.framed.playing.lost',
      'play.framed.playing.inRound, game.connection [isLost] -> play.framed.playing.lost',
      'play.framed.playing.lost, game.connection [isLost] -> (stays)',
      'play.framed.playing.lost, game.connection [isInRound] -> play.framed.playing.inRound',
      'play.framed.playing.lost, game.connection -> play.framed.playing.resting',
      'play.ended, game.retry -> play.launching',
      'play.failed, game.retry -> play.launching',
      'position.loading, done fetchPlayed -> position.known',
      'position.loading, error fetchPlayed -> position.unknown',
      'position.unknown, game.ready -> position.loading',
      'position.unknown, game.roundEnded -> position.loading',
    ]),
  )('%s', (_title, run) => run());

  it('[GAME-25] tries the second address, then gives up', () => {
    const { clock, play, context } = opened();
    clock.advanceTo(20_000);
    expect([play(), context().addresses]).toEqual([{ framed: 'loading' }, [SECOND]]);
    clock.advanceTo(40_000);
    expect([play(), context().failure]).toEqual(['failed', null]);
  });

  it('counts session and net position on with each round', () => {
    const { actor, context } = opened();
    actor.send({ type: 'game.ready' });
    actor.send({ type: 'game.roundStarted', roundId: 'r1', stake: 20 * P });
    expect(context().round).toEqual({ roundId: 'r1', stake: 20 * P });
    actor.send({ type: 'game.roundEnded', roundId: 'r1', stake: 20 * P, payout: 48 * P });
    expect([context().round, context().played]).toEqual([null, { since, stake: 120 * P, payout: 108 * P, rounds: 6 }]);
  });

  it('[API-41] tells the site of the launch and of each movement of money', () => {
    const { actor, seen } = opened();
    actor.send({ type: 'game.ready' });
    actor.send({ type: 'game.roundStarted', roundId: 'r1', stake: 20 * P });
    actor.send({ type: 'game.roundEnded', roundId: 'r1', stake: 20 * P, payout: 0 });
    expect(seen(0).effects.flatMap((effect) => ('told' in effect ? [effect.told.type] : []))).toEqual([
      'page.gamePlayed',
      'page.moneyMoved',
      'page.moneyMoved',
    ]);
  });

  it('[ROUTE-26] keeps session clock and net position from game to game', () => {
    const { actor, context } = opened();
    actor.send({ type: 'page.address', address: '/game/rocket-rise' });
    expect(actor.getSnapshot().value).toEqual({ play: 'launching', position: 'known' });
    expect([context().gameId, context().game]).toEqual(['rocket-rise', null]);
  });

  it('tells a game that has loaded the language chosen meanwhile', () => {
    const { actor, seen } = opened();
    actor.send({ type: 'page.language', language: 'EN' });
    actor.send({ type: 'game.ready' });
    actor.send({ type: 'page.language', language: 'TH' });
    expect(seen(0).effects.filter((effect) => 'sent' in effect)).toEqual([
      { sent: { type: 'frame.look', language: 'EN' }, to: 'frame' },
      { sent: { type: 'frame.look', language: 'TH' }, to: 'frame' },
    ]);
  });

  it('says why a game may not start, and launches anew on retry', () => {
    const bench = createHarness(gameFlow, { language: 'TH', keySeed: 'seed', address: '/seamless/rocket-rise' });
    bench.settle(bench.children().launch, refuses(launch, 'PLAY_BLOCKED'));
    expect(bench.actor.getSnapshot().context.failure).toMatchObject({ kind: 'refused', code: 'PLAY_BLOCKED' });
    bench.actor.send({ type: 'game.retry' });
    expect(bench.actor.getSnapshot().context).toMatchObject({ gameId: 'rocket-rise', failure: null });
  });
});
