import { describe, expect, it } from 'vitest';
import type { Winner } from '../../provider/engines/board/baccarat.ts';
import { beadPlate, bigRoad, derivedRoad, streaksOf } from '../../provider/page/boards/baccarat/roads.ts';

const NAMES: Readonly<Record<string, Winner>> = { P: 'player', B: 'banker', T: 'tie' };
const hands = (text: string) => [...text].flatMap((letter) => NAMES[letter] ?? []);
const places = (cells: readonly { readonly column: number; readonly row: number }[]) =>
  cells.map(({ column, row }) => `${column},${row}`).join(' ');

describe('[GAME-01] the roads of baccarat', () => {
  it('fill the bead plate downwards by six, ties included', () => {
    expect(places(beadPlate(hands('PBTPBPT')))).toBe('0,0 0,1 0,2 0,3 0,4 0,5 1,0');
    expect(beadPlate(hands('PT')).map(({ winner }) => winner)).toEqual(['player', 'tie']);
  });

  it('begin a column of the big road with every change, and mark ties on the hand before', () => {
    const road = bigRoad(hands('TBBTTPB'));
    expect(places(road)).toBe('0,0 0,1 1,0 2,0');
    expect(road.map(({ side, ties }) => `${side} ${ties}`)).toEqual(['banker 0', 'banker 2', 'player 0', 'banker 0']);
    expect(streaksOf(hands('TTT'))).toEqual([]);
  });

  it('turn a long streak right at the sixth row', () => {
    expect(places(bigRoad(hands('BBBBBBBB')))).toBe('0,0 0,1 0,2 0,3 0,4 0,5 1,5 2,5');
  });

  it('turn a streak right above the tail of the one before, and keep to that row', () => {
    const road = bigRoad(hands('BBBBBBBBPPPPPPP'));
    expect(places(road.slice(8))).toBe('1,0 1,1 1,2 1,3 1,4 2,4 3,4');
  });

  // Columns of 2, 2, 1, 3, 3 hands.
  const game = hands('BBPPBPPPBBB');
  it.each([
    [1, 'r r b b r b r r', 'big eye boy'],
    [2, 'b r b b b r', 'small road'],
    [3, 'r b b r b', 'cockroach road'],
  ] as const)('derive the road that looks back %i from the lengths of columns', (back, colours, _) => {
    expect(
      derivedRoad(game, back)
        .map(({ isRed }) => (isRed ? 'r' : 'b'))
        .join(' '),
    ).toBe(colours);
  });

  it('begin a derived road with the second hand of its first column, or the first of the next', () => {
    expect(derivedRoad(hands('BP'), 1)).toEqual([]);
    expect(derivedRoad(hands('BPP'), 1)).toHaveLength(1);
    expect(derivedRoad(hands('BPB'), 1)).toHaveLength(1);
    expect(derivedRoad(hands('BPB'), 2)).toEqual([]);
    expect(derivedRoad(hands('BPBPB'), 3)).toHaveLength(1);
  });

  it('give each change of colour of a derived road a column of its own', () => {
    expect(places(derivedRoad(game, 1))).toBe('0,0 0,1 1,0 1,1 2,0 3,0 4,0 4,1');
  });
});
