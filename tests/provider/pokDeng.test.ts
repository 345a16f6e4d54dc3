import { describe, expect, it } from 'vitest';
import { referenceGames } from '../../catalog/referenceGames.ts';
import { pokDeng } from '../../provider/engines/board/pokDeng.ts';
import { handOf } from '../../provider/engines/board/pokDengHand.ts';
import { duelOf, hundredthsOf } from '../../provider/engines/board/pokDengPay.ts';
import { IllegalMove } from '../../provider/engines/board/rules.ts';
import { drawInBrowser } from '../../provider/engines/rng/drawInBrowser.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { boardOf } from '../../provider/play/boardGames.ts';

const P = 10_000;
const seedsAt = (nonce: number) => ({
  serverSeed: '6ed872b8ffdd6dede4e53f3a5ba6ff48357f726e91583a656749faac26333082',
  clientSeed: 'lamyai88-market',
  nonce,
});
type Mode = 'single' | 'deng';
type Move = { readonly draw: true } | { readonly stand: true };
const STAND: Move = { stand: true };
const DRAW: Move = { draw: true };
const roundOf = (nonce: number, mode: Mode, moves: readonly Move[] = [], stake = 100 * P) =>
  drawNow(pokDeng.play({ stake, choice: { mode }, moves }), seedsAt(nonce));

/** `4s Td` as numbers of cards. */
const cards = (text: string): readonly number[] =>
  text.split(' ').map((card) => 'A23456789TJQK'.indexOf(card.charAt(0)) * 4 + 'cdhs'.indexOf(card.charAt(1)));

describe('[GAME-06] a hand of Pok Deng', () => {
  it.each([
    ['4s 5h', 'pok', 9, 1],
    ['4s 5s', 'pok', 9, 2],
    ['4s 4h', 'pok', 8, 2],
    ['8c Kd', 'pok', 8, 1],
    ['8c 8d 8h', 'tong', 4, 5],
    ['Qs Kh Ad', 'straight', 1, 3],
    ['Js Qs Ks', 'straightFlush', 0, 5],
    ['6s 7h 5d', 'straight', 8, 3],
    ['As 2h 3d', 'points', 6, 1],
    ['Ks Ah 2d', 'points', 3, 1],
    ['Js Jh Kd', 'faces', 0, 3],
    ['Js Kd Qh', 'straight', 0, 3],
    ['2h 5h 9h', 'points', 6, 3],
    ['7h 7d 3c', 'points', 7, 1],
    ['7h 7d', 'points', 4, 2],
    ['Kc Tc', 'points', 0, 2],
    ['Ac 6d', 'points', 7, 1],
  ])('%s is %s with %i points, ×%i', (text, kind, points, deng) => {
    expect(handOf(cards(text))).toMatchObject({ kind, points, deng });
  });

  it('beats every hand that is listed below it', () => {
    const falling = [
      '4s 5h',
      '4s 4h',
      '8c 8d 8h',
      '4d 5d 6d',
      '6s 7h 8c',
      'Js Jh Kd',
      '2c 5h 2s',
      '2c 5d',
      'Ac 5d',
      'Kc Td',
    ];
    const strengths = falling.map((text) => handOf(cards(text)).strength);
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
    expect(new Set(strengths).size).toBe(strengths.length);
  });

  it('ties with its own kind and with equal points, whatever the deng', () => {
    const tie = { result: 'tie', deng: 1 };
    expect(duelOf(cards('8c 8d 8h'), cards('2c 2d 2h'))).toEqual(tie);
    expect(duelOf(cards('3h 4h'), cards('7c Kd'))).toEqual(tie);
    expect(duelOf(cards('4s 5s'), cards('9c Kd'))).toEqual(tie);
  });

  it.each([
    ['4s 5s', '7c Kd', 195, 690],
    ['8c Kd', '3c 3d 3h', 195, 595],
    ['3c 3d 3h', '7c Kd', 195, 975],
    ['2h 5h 9h', '3c 2d', 195, 785],
    ['3c 2d', '4s 2h', 0, 400],
    ['3h 2h', '4s 2s', 0, 300],
    ['3c 2d', 'Js Jh Kd', 0, 200],
    ['3c 2d', '4h 5h 6h', 0, 0],
    ['3c 2d', 'As 4h', 100, 500],
  ])('%s against %s brings back %i hundredths of the stake, or %i of a unit', (mine, his, single, deng) => {
    const duel = duelOf(cards(mine), cards(his));
    expect([hundredthsOf('single', duel), hundredthsOf('deng', duel)]).toEqual([single, deng]);
  });
});

describe('[GAME-06] a round of Pok Deng', () => {
  const nonces = Array.from({ length: 400 }, (_, nonce) => nonce);
  const open = nonces.filter((nonce) => !roundOf(nonce, 'single').isOver);
  const strengthOf = (hand: readonly number[] | null) => handOf((hand ?? []).slice(0, 2));

  it('hides every card but the own two, and what standing would pay, until it is over', () => {
    expect(open.length).toBeGreaterThan(200);
    for (const nonce of open) {
      const { view, payout } = roundOf(nonce, 'deng');
      expect({ ...view, payout }).toEqual({ player: view.player, banker: null, house: null, payout: 0 });
      expect(view.player).toHaveLength(2);
    }
  });

  it('deals the same cards whatever the player does and bets', () => {
    for (const nonce of open.slice(0, 50)) {
      const [stood, drew] = [roundOf(nonce, 'single', [STAND]), roundOf(nonce, 'deng', [DRAW], 5 * P)];
      expect(drew.view.banker).toEqual(stood.view.banker);
      expect(drew.view.house).toEqual(stood.view.house);
      expect(drew.view.player.slice(0, 2)).toEqual(stood.view.player);
      expect(drew.view.player).toHaveLength(3);
      expect(roundOf(nonce, 'single', [STAND])).toEqual(stood);
    }
  });

  it('uses no card twice', () => {
    for (const nonce of open) {
      const { player, banker, house } = roundOf(nonce, 'single', [DRAW]).view;
      const all = [...player, ...(banker ?? []), ...(house ?? []).flat()];
      expect(new Set(all).size).toBe(all.length);
      expect(all.every((card) => Number.isInteger(card) && card >= 0 && card < 52)).toBe(true);
    }
  });

  it('ends at once when the player or the banker has pok, and then nobody draws against a pok of the banker', () => {
    for (const nonce of nonces.filter((one) => !open.includes(one))) {
      const { view } = roundOf(nonce, 'single');
      const bankerHasPok = strengthOf(view.banker).kind === 'pok';
      expect(bankerHasPok || handOf(view.player).kind === 'pok').toBe(true);
      if (bankerHasPok) expect([view.banker, ...(view.house ?? [])].map((hand) => hand?.length)).toEqual([2, 2, 2, 2]);
    }
  });

  it('has the banker draw on 4 or less, and the house players on 3 or less', () => {
    for (const nonce of open) {
      const { banker, house } = roundOf(nonce, 'single', [STAND]).view;
      expect(banker).toHaveLength(strengthOf(banker).points <= 4 ? 3 : 2);
      for (const hand of house ?? []) expect(hand).toHaveLength(strengthOf(hand).points <= 3 ? 3 : 2);
    }
  });

  it('is the same on a server and in a browser, and known beforehand', async () => {
    const bet = { stake: 100 * P, choice: { mode: 'deng' }, moves: [STAND] } as const;
    const known = drawNow(pokDeng.play(bet), seedsAt(open[0] ?? 0));
    expect((await drawInBrowser(pokDeng.play(bet), seedsAt(open[0] ?? 0))).result).toEqual(known);
    expect(known).toMatchInlineSnapshot(`
      {
        "isOver": true,
        "payout": 800000,
        "view": {
          "banker": [
            37,
            22,
          ],
          "house": [
            [
              14,
              7,
            ],
            [
              42,
              30,
            ],
            [
              19,
              43,
            ],
          ],
          "player": [
            47,
            15,
          ],
        },
      }
    `);
  });

  it('refuses a second move, and any move once it is over', () => {
    const over = nonces.find((nonce) => !open.includes(nonce)) ?? 0;
    expect(() => roundOf(open[0] ?? 0, 'single', [STAND, DRAW])).toThrow(IllegalMove);
    expect(() => roundOf(open[0] ?? 0, 'single', [DRAW, DRAW])).toThrow(IllegalMove);
    expect(() => roundOf(over, 'single', [STAND])).toThrow(IllegalMove);
  });

  it('stands for a player who has left', () => {
    const first = open[0] ?? 0;
    expect(pokDeng.leave(roundOf(first, 'single').view)).toEqual(STAND);
    expect(pokDeng.leave(roundOf(first, 'single', [STAND]).view)).toBe(null);
  });

  it.each([null, 'deng', [], {}, { mode: 'triple' }, { mode: 1 }, Object.create({ mode: 'deng' })])(
    'refuses the choice %j',
    (choice) => expect(pokDeng.readChoice(choice)).toBe(null),
  );

  it.each([
    null,
    'draw',
    {},
    { draw: false },
    { draw: 1 },
    { stand: 'true' },
    { draw: true, stand: true },
    Object.create({ draw: true }),
  ])('refuses the move %j', (move) => expect(pokDeng.readMove(move)).toBe(null));

  it('reads choices and moves, and nothing besides', () => {
    expect(pokDeng.readChoice({ mode: 'deng', stake: 1 })).toEqual({ mode: 'deng' });
    expect(pokDeng.readMove({ draw: true, card: 51 })).toEqual(DRAW);
    expect(pokDeng.readMove({ stand: true })).toEqual(STAND);
  });

  it('takes stakes of whole hundredths, with deng of five units', () => {
    expect([100, 500, 150, 600].map((stake) => pokDeng.isBet(stake, { mode: 'single' }))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect([500, 100, 600, 1_000].map((stake) => pokDeng.isBet(stake, { mode: 'deng' }))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('[GAME-12] is played by every game of that name, and by Pok Deng itself in rooms', () => {
    const games = referenceGames().filter(({ id }) => id.endsWith('pok-deng'));
    expect(games.length).toBeGreaterThan(5);
    const others = games.filter(({ id }) => boardOf(id) !== 'pokdeng-1');
    expect(others.map(({ id }) => [id, boardOf(id)])).toEqual([['pok-deng', 'pokdeng-room-1']]);
    expect(games.find(({ id }) => id === 'pok-deng')).toMatchObject({
      category: 'PVP',
      engine: 'board',
      leastReturn: 9_806,
      greatestReturn: 9_955,
    });
  });
});
