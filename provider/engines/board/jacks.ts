import { drawBelow } from '../rng/blocks.ts';
import { type NoChoice, readNoChoice } from './noChoice.ts';
import { DECK_SIZE, type DeckCard, type Hand, handOf, PAYTABLE } from './pokerHands.ts';
import { fieldOf, IllegalMove, pays, type Rules, STAKE_STEP } from './rules.ts';

const PLACES = 5;

/** Which of the five cards stay, by place. */
export interface JacksMove {
  readonly hold: readonly boolean[];
}

export interface JacksView {
  /** On the table now. */
  readonly cards: readonly DeckCard[];
  /** As dealt. */
  readonly dealt: readonly DeckCard[];
  /** What the player held; null before that. */
  readonly held: readonly boolean[] | null;
  readonly hand: Hand | null;
}

export const worthOf = (hand: Hand | null): number => (hand === null ? 0 : PAYTABLE[hand]);

function readHold(value: unknown): JacksMove | null {
  const hold = fieldOf(value, 'hold');
  if (!Array.isArray(hold) || hold.length !== PLACES) return null;
  const places: readonly unknown[] = Array.from(hold);
  return places.every((place) => typeof place === 'boolean') ? { hold: places as readonly boolean[] } : null;
}

/**
 * Video poker, 9/6 Jacks or Better. The replacement of each place is drawn with the deal, so that what is held changes
 * no chance.
 */
export const jacks: Rules<NoChoice, JacksMove, JacksView> = {
  id: 'jacks-1',
  // Of best play; a test works it out.
  bets: [{ id: 'jacks', rtp: { numerator: 1_653_526_326_983n, denominator: 1_661_102_543_100n } }],
  readChoice: readNoChoice,
  readMove: readHold,
  isBet: (stake) => stake % STAKE_STEP === 0,
  play: function* ({ stake, moves }) {
    const deck = Array.from({ length: DECK_SIZE }, (_, card) => card);
    const { values } = yield* drawBelow(
      Array.from({ length: 2 * PLACES }, (_, at) => DECK_SIZE - at),
      0,
    );
    const drawn = values.flatMap((value) => deck.splice(value, 1));
    const dealt = drawn.slice(0, PLACES);
    const [move, more] = moves;
    if (more !== undefined) throw new IllegalMove('cards are changed once');
    const held = move?.hold ?? null;
    const cards = held === null ? dealt : dealt.map((card, at) => (held[at] ? card : (drawn[PLACES + at] ?? card)));
    const hand = handOf(cards);
    return {
      view: { cards, dealt, held, hand },
      payout: pays(stake, worthOf(hand) * 100),
      isOver: held !== null,
    };
  },
  leave: () => ({ hold: Array.from({ length: PLACES }, () => true) }),
};
