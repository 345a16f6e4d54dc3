import { describe, expect, it } from 'vitest';
import {
  addressesOf,
  launchModeOf,
  pathAfterGame,
  roomOfAddress,
} from '../../../../src/machines/play/game/game.rules.ts';
import { gameOfAddress } from '../../../../src/machines/site/pages/pages.rules.ts';
import { lanternNight } from '../../../model/play/myGames/myGames.spec.ts';

describe('the page that plays a game', () => {
  it.each([
    ['/game/lantern-night', 'lantern-night'],
    ['/seamless/rocket-rise', 'rocket-rise'],
    ['/game/lantern-night?from=home', 'lantern-night'],
    ['/game', null],
    ['/game/', null],
    ['/game/x', null],
    ['/game/Lantern', null],
    ['/game/lantern-night/more', null],
    ['/games/crash', null],
  ])('[ROUTE-26] [ROUTE-31] the game of %s is %s', (address, id) => expect(gameOfAddress(address)).toBe(id));

  it.each(['betting', 'lobby'])(
    '[API-48] [LOTTERY-09] [LOTTERY-10] [LOTTERY-11] [LOTTERY-12] [LOTTERY-13] launches a lottery for %s',
    (view) => {
      expect(launchModeOf(`/game/hanoi-lottery?lottoView=${view}`, 'hanoi-lottery')).toEqual({
        launchMode: 'LOTT',
        lottoArea: 'VN',
        lottoGameCode: 'hanoi-lottery',
        lottoView: view,
        device: 'WEB',
        backUrl: '/elott',
      });
    },
  );

  it.each(['/game/hanoi-lottery', '/game/hanoi-lottery?lottoView=other', '/game/lantern-night?from=home'])(
    '[GAME-20] launches %s as any other game',
    (address) => expect(launchModeOf(address, 'x')).toEqual({ launchMode: 'GLS' }),
  );

  it.each([
    ['/game/pok-deng?room=pok-deng-21', { roomId: 'pok-deng-21' }],
    ['/game/pok-deng?room=%3Cb%3E', {}],
    ['/game/pok-deng?room=', {}],
    ['/game/pok-deng', {}],
  ])('[GAME-19] [API-42] launches %s in %j', (address, room) => expect(roomOfAddress(address)).toEqual(room));

  it('leaves to the category of the game, or to all games', () => {
    expect([pathAfterGame(lanternNight), pathAfterGame(null)]).toEqual(['/rng', '/games']);
  });

  it('[GAME-25] tries the first address, then the second', () => {
    const [first, second] = ['https://one.example.test/play', 'https://two.example.test/play'];
    expect([
      addressesOf({ game_url: first, game_url2: second }),
      addressesOf({ game_url: null, game_url2: second }),
      addressesOf({ game_url: first, game_url2: null }),
      addressesOf({ game_url: null, game_url2: null }),
    ]).toEqual([[first, second], [second], [first], []]);
  });
});
