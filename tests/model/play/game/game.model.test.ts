import { describe, expect, it } from 'vitest';
import { gameContract } from '../../../../src/api/contract/play/game.ts';
import { answers, refuses } from '../../answers.ts';
import { answersOf } from '../../kit/does.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { standing } from '../../member/protect/standing.ts';
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

const answer = answersOf(gameFlow);
const launchCall = {
  headers: { language: 'TH' },
  request: {
    gameId: 'lantern-night',
    accountType: 1,
    confirmTrans: 0,
    vassalage: '',
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    merchantCode: 'demo',
    language: 'TH',
    theme: 'dark',
  },
};

describe('the page that plays a game', () => {
  it.each(
    modelTests(gameFlow, [
      [
        '[ROUTE-31] [API-43] [GAME-20] [GAME-21] [GAME-22] [GAME-23] [GAME-24] start 1',
        {
          calls: {
            fetchPlayed: { request: {} },
            launch: launchCall,
          },
        },
      ],
      [
        '[design: session clock shows before a game is chosen, player protection] start 2',
        { calls: { fetchPlayed: { request: {} } } },
      ],
      [
        '[ROUTE-26] [ROUTE-31] play, page.address -> play.choosing',
        { stops: ['frame'], sets: { address: '/game', gameId: null, game: null } },
        'start 1, page.address 2, launch done 1, page.address 1',
      ],
      ['[LANG-06] play, page.language -> (stays)', { sets: { language: 'EN' } }],
      [
        '[GAME-18] [API-43] [GAME-20] [GAME-21] [GAME-22] [GAME-23] [GAME-24] play.choosing, always [hasGame] -> play.launching',
        {
          calls: {
            fetchPlayed: { request: {} },
            launch: launchCall,
          },
        },
      ],
      [
        '[API-43] [GAME-19] [GAME-20] [GAME-21] [GAME-22] [GAME-23] [GAME-24] [GAME-25] [G1] [ROUTE-31] [STORE-05] play.launching, done launch [hasAddress] -> play.framed',
        {
          calls: { frame: { address: 'https://one.example.test/play/lantern-night?token=t1' } },
          tells: [{ type: 'page.gamePlayed' }],
          effects: [{ did: 'storeVendor', params: { vendor: 'NINELAMPS' } }],
          sets: {
            game: answer('launch').game,
            demo: true,
            addresses: [
              'https://one.example.test/play/lantern-night?token=t1',
              'https://two.example.test/play/lantern-night?token=t1',
            ],
            round: null,
          },
        },
        'start 1, launch done 1, game.ready, game.roundStarted, game.ended 1, game.retry, launch done 2',
      ],
      ['[design: without an address there is nothing to frame] play.launching, done launch -> play.failed', {}],
      [
        '[design: a refused launch shows the reason and Retry] play.launching, error launch -> play.failed',
        {
          sets: {
            failure: { kind: 'refused', code: 'PLAY_BLOCKED', message: 'refused with PLAY_BLOCKED', details: null },
          },
        },
      ],
      [
        '[GAME-18] play.launching, error launch [areGamesAway] -> play.away',
        {
          sets: {
            failure: {
              ...{ kind: 'refused', code: 'GAME_PROVIDER_DOWN' },
              ...{ message: 'refused with GAME_PROVIDER_DOWN', details: null },
            },
          },
        },
      ],
      ['[GAME-18] play.away, after awayRetry (5 s) -> play.launching', { calls: { launch: launchCall } }],
      ['[GAME-18] play.away, game.retry -> play.launching', { calls: { launch: launchCall } }],
      ['[design: a crashed frame shows Retry] play.framed, error frame -> play.failed', {}],
      [
        '[design: limits and exclusion end open games, player protection] play.framed, game.ended [isOwnEnd] -> play.stopped',
        { calls: { fetchProtection: { request: {} } }, stops: ['frame'], sets: { end: 'limit' } },
        'start 1, launch done 1, game.ended 2',
      ],
      [
        '[design: a game session that has ended offers Play again] play.framed, game.ended -> play.ended',
        { stops: ['frame'] },
        'start 1, launch done 1, game.ended 1',
      ],
      [
        '[design: a break or limit of one’s own leads to player protection] play.launching, error launch [isStoppedByMember] -> play.stopped',
        { calls: { fetchProtection: { request: {} } }, sets: { end: 'blocked' } },
      ],
      [
        '[design: it is said which limit or break it is] play.stopped.asking, done fetchProtection -> play.stopped.known',
        { sets: { protection: standing } },
      ],
      [
        '[design: that there is one is said in any case] play.stopped.asking, error fetchProtection -> play.stopped.unknown',
        {},
      ],
      [
        '[design: play for money is watched, player protection] reality.off, game.ready [isForMoney] -> reality.on',
        { calls: { realityCheck: undefined } },
      ],
      ['[design: a broken watch leaves the game playable] reality.on, error realityCheck -> reality.off', {}],
      [
        '[design: the first round begins a session of play] reality.on, game.roundStarted -> (stays)',
        { effects: [{ sent: { type: 'reality.played' }, to: 'realityCheck' }] },
      ],
      '[design: nothing is covered once no game is in play] reality.on, game.ended -> reality.off',
      '[design: nothing is covered once no game is in play] reality.on, game.failed -> reality.off',
      '[design: nothing is covered once no game is in play] reality.on, page.address -> reality.off',
      ['[design: a game that fails shows Retry] play.framed, game.failed -> play.failed', { stops: ['frame'] }],
      [
        '[design: leaving a game goes to the page of its category] play.framed, game.exit -> (stays)',
        { effects: [{ did: 'leave', params: { path: '/rng' } }] },
      ],
      [
        '[design: bar and game are seen on the whole screen together] play.framed, game.fullScreen -> (stays)',
        { effects: [{ did: 'toggleFullScreen' }] },
      ],
      [
        '[design: the bar of the site opens the menu of the game] play.framed.playing, game.menu -> (stays)',
        { effects: [{ sent: { type: 'frame.menu' }, to: 'frame' }] },
      ],
      [
        '[design: a loaded game takes the language of the site] play.framed.loading, game.ready -> play.framed.playing',
        {
          calls: { realityCheck: undefined },
          effects: [{ sent: { type: 'frame.look', language: 'TH' }, to: 'frame' }],
        },
      ],
      [
        '[GAME-25] [G1] play.framed.loading, after frameTimeout (20 s) [hasNextAddress] -> play.framed',
        {
          calls: { frame: { address: 'https://two.example.test/play/lantern-night?token=t1' } },
          sets: { addresses: ['https://two.example.test/play/lantern-night?token=t1'] },
        },
      ],
      [
        '[design: a game that never loads shows Retry] play.framed.loading, after frameTimeout (20 s) -> play.failed',
        { stops: ['frame'] },
      ],
      [
        '[LANG-06] play.framed.playing, page.language -> (stays)',
        { effects: [{ sent: { type: 'frame.look', language: 'EN' }, to: 'frame' }], sets: { language: 'EN' } },
      ],
      [
        '[design: a player can check how a round was drawn] play.framed.playing, game.check -> (stays)',
        {
          effects: [
            {
              did: 'openCheck',
              params: { roundId: 'r1', address: 'https://one.example.test/play/lantern-night?token=t1' },
            },
          ],
        },
      ],
      [
        '[design: the end of a round refreshes the balance] play.framed.playing, game.roundEnded -> play.framed.playing.resting',
        { tells: [{ type: 'page.moneyMoved' }], sets: { round: null } },
        'start 1, launch done 1, game.ready, game.roundStarted, game.roundEnded',
      ],
      [
        '[design: a stake refreshes the balance at once] play.framed.playing.resting, game.roundStarted -> play.framed.playing.inRound',
        {
          tells: [{ type: 'page.moneyMoved' }],
          effects: [{ sent: { type: 'reality.played' }, to: 'realityCheck' }],
          sets: { round: { roundId: 'r1', stake: 200000 } },
        },
      ],
      [
        '[design: a game without connection says so] play.framed.playing.resting, game.connection [isLost] -> play.framed.playing.lost',
        {},
      ],
      [
        '[design: a game without connection says so] play.framed.playing.inRound, game.connection [isLost] -> play.framed.playing.lost',
        {},
      ],
      [
        '[design: a second report of a lost connection changes nothing] play.framed.playing.lost, game.connection [isLost] -> (stays)',
        {},
      ],
      [
        '[design: a connection that is back continues the open round] play.framed.playing.lost, game.connection [isInRound] -> play.framed.playing.inRound',
        {},
      ],
      [
        '[design: a connection that is back shows the game again] play.framed.playing.lost, game.connection -> play.framed.playing.resting',
        {},
      ],
      [
        '[API-43] [GAME-20] [GAME-21] [GAME-22] [GAME-23] [GAME-24] [G1] play.ended, game.retry -> play.launching',
        {
          calls: {
            launch: launchCall,
          },
        },
      ],
      [
        '[API-43] [GAME-20] [GAME-21] [GAME-22] [GAME-23] [GAME-24] [G1] play.failed, game.retry -> play.launching',
        {
          calls: {
            launch: launchCall,
          },
        },
      ],
      [
        '[design: session clock with the net position, player protection] position.loading, done fetchPlayed -> position.known',
        { sets: { played: answer('fetchPlayed') } },
      ],
      [
        '[design: a game is played without a known net position] position.loading, error fetchPlayed -> position.unknown',
        {},
      ],
      [
        '[design: an unknown net position is asked for again] position.unknown, game.ready -> position.loading',
        { calls: { fetchPlayed: { request: {} } } },
      ],
      [
        '[design: an unknown net position is asked for again] position.unknown, game.roundEnded -> position.loading',
        { calls: { fetchPlayed: { request: {} } } },
      ],
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
    expect(actor.getSnapshot().value).toEqual({ play: 'launching', position: 'known', reality: 'off' });
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

  it('[GAME-18] says that the games are away, and starts the game by itself once they answer', () => {
    const bench = createHarness(gameFlow, { language: 'TH', keySeed: 'seed', address: '/game/lantern-night' });
    const play = () => (bench.actor.getSnapshot().value as { play: unknown }).play;
    bench.settle(bench.children().launch, refuses(launch, 'GAME_PROVIDER_DOWN'));
    bench.clock.advanceTo(4_999);
    expect(play()).toBe('away');
    bench.clock.advanceTo(5_000);
    expect(play()).toBe('launching');
    bench.settle(bench.children().launch, answers(launch, launched));
    expect([play(), bench.actor.getSnapshot().context.failure]).toEqual([{ framed: 'loading' }, null]);
  });

  it('says why a game may not start, and launches anew on retry', () => {
    const bench = createHarness(gameFlow, { language: 'TH', keySeed: 'seed', address: '/seamless/rocket-rise' });
    bench.settle(bench.children().launch, refuses(launch, 'PLAY_BLOCKED'));
    expect(bench.actor.getSnapshot().context.failure).toMatchObject({ kind: 'refused', code: 'PLAY_BLOCKED' });
    bench.actor.send({ type: 'game.retry' });
    expect(bench.actor.getSnapshot().context).toMatchObject({ gameId: 'rocket-rise', failure: null });
  });
});
