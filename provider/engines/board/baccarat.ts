import type { Ratio } from '../ratio.ts';
import type { Draw } from '../rng/blocks.ts';
import { drawCards, rankOf, type ShoeCard } from './shoe.ts';
import { type SpotsChoice, spotRules } from './spots.ts';

export const BACCARAT_SPOTS = [
  'player',
  'banker',
  'tie',
  'pair-player',
  'pair-banker',
  'small',
  'big',
  'even',
] as const;
/** `even` is the banker without commission: 1:1, but half on a banker who wins with six. */
export type BaccaratSpot = (typeof BACCARAT_SPOTS)[number];
export type BaccaratChoice = SpotsChoice<BaccaratSpot>;

export type Winner = 'player' | 'banker' | 'tie';

export interface BaccaratView {
  readonly player: readonly ShoeCard[];
  readonly banker: readonly ShoeCard[];
  /** Points, 0 to 9. */
  readonly points: { readonly player: number; readonly banker: number };
  readonly winner: Winner;
}

const pointOf = (card: ShoeCard): number => (rankOf(card) < 9 ? rankOf(card) + 1 : 0);
const pointsOf = (cards: readonly ShoeCard[]): number => cards.reduce((sum, card) => sum + pointOf(card), 0) % 10;

/** Points of the player's third card on which a banker of 3 to 6 points draws. */
const BANKER_DRAWS: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 9],
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
];

function bankerDraws(points: number, third: ShoeCard | undefined): boolean {
  if (third === undefined) return points <= 5;
  return points <= 2 || (BANKER_DRAWS[points - 3]?.includes(pointOf(third)) ?? false);
}

/** The hand that six cards give: player, banker, player, banker, then the third cards as they are drawn. */
export function baccaratHand(cards: readonly ShoeCard[]): BaccaratView {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = cards;
  const [two, other] = [pointsOf([first, third]), pointsOf([second, fourth])];
  const isNatural = two >= 8 || other >= 8;
  const more = !isNatural && two <= 5 ? [fifth] : [];
  const player = [first, third, ...more];
  const next = more.length === 0 ? fifth : sixth;
  const banker = [second, fourth, ...(!isNatural && bankerDraws(other, more[0]) ? [next] : [])];
  const points = { player: pointsOf(player), banker: pointsOf(banker) };
  const winner = points.player > points.banker ? 'player' : points.banker > points.player ? 'banker' : 'tie';
  return { player, banker, points, winner };
}

export const isPair = ([first = 0, second = 0]: readonly ShoeCard[]): boolean => rankOf(first) === rankOf(second);
export const isBig = ({ player, banker }: BaccaratView): boolean => player.length + banker.length > 4;

/** What a spot brings back, in hundredths of the bet. */
export function baccaratReturns(view: BaccaratView, spot: BaccaratSpot): number {
  const { winner, points } = view;
  const onSide = (side: Winner, back: number) => (winner === side ? back : winner === 'tie' ? 100 : 0);
  switch (spot) {
    case 'player':
      return onSide('player', 200);
    case 'banker':
      return onSide('banker', 195);
    case 'even':
      return onSide('banker', points.banker === 6 ? 150 : 200);
    case 'tie':
      return winner === 'tie' ? 1_000 : 0;
    case 'pair-player':
      return isPair(view.player) ? 1_300 : 0;
    case 'pair-banker':
      return isPair(view.banker) ? 1_300 : 0;
    case 'small':
      return isBig(view) ? 0 : 250;
    case 'big':
      return isBig(view) ? 154 : 0;
  }
}

function* deal(): Draw<BaccaratView> {
  return baccaratHand(yield* drawCards(6));
}

const rtp = (numerator: bigint, denominator: bigint): Ratio => ({ numerator, denominator });

/** From all ordered deals of six cards out of eight decks; main bet first. */
const RETURNS: Readonly<Record<BaccaratSpot, Ratio>> = {
  player: rtp(19_283_843_717_413n, 19_524_993_263_685n),
  banker: rtp(10_732_465_128_097n, 10_847_218_479_825n),
  tie: rtp(1_238_613_089_774n, 1_301_666_217_579n),
  'pair-player': rtp(403n, 415n),
  'pair-banker': rtp(403n, 415n),
  small: rtp(350_890n, 370_461n),
  big: rtp(506_231n, 529_230n),
  even: rtp(19_240_298_465_317n, 19_524_993_263_685n),
};

/** Punto banco with a fresh shoe of eight decks for each round. */
export const baccarat = spotRules<BaccaratSpot, BaccaratView>({
  id: 'baccarat-1',
  bets: BACCARAT_SPOTS.map((id) => ({ id, rtp: RETURNS[id] })),
  isSpot: (name) => Object.hasOwn(RETURNS, name),
  draw: deal,
  returns: baccaratReturns,
});
