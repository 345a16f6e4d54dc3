import type { PokDengView } from '../../../engines/board/pokDeng.ts';
import { type Hand, handOf, rankOf, suitOf } from '../../../engines/board/pokDengHand.ts';
import { COMMISSION, duelOf, type PokDengMode, RESERVED } from '../../../engines/board/pokDengPay.ts';
import type { Say } from '../../board/board.ts';
import type { PokDengKey } from './copy.en.ts';

export type T = Say<PokDengKey>;

/** What drawing on 4 or less and standing on more returns; what best play costs of a unit, with deng. */
export const SIMPLE = { simple_single: '97.73%', simple_deng: '99.40%', cost_deng: '2.23%' };

/** A hand's kind or points, e.g. `Pok 9`. */
export function kindText(t: T, { kind, points }: Hand): string {
  if (kind === 'points') return t(points === 1 ? 'point' : 'points', { points });
  return t(kind, { points });
}

/** Its multiplier in words; empty for one. Of other hands than points and pok it goes without saying. */
export const dengText = (t: T, { deng }: Hand): string => (deng === 1 ? '' : t(`deng_${deng as 2 | 3 | 5}`));

export function handText(t: T, hand: Hand): string {
  const deng = hand.kind === 'points' || hand.kind === 'pok' ? dengText(t, hand) : '';
  return deng === '' ? kindText(t, hand) : `${kindText(t, hand)} ${deng}`;
}

/** How the points came about, e.g. `7 + 7 = 14, counts 4`. */
export function sumText(t: T, cards: readonly number[]): string {
  const counted = cards.map(rankOf).map((rank) => (rank < 10 ? rank : 0));
  const sum = counted.reduce((all, one) => all + one, 0);
  return t(sum < 10 ? 'sum_low' : 'sum', { cards: counted.join(' + '), sum, points: sum % 10 });
}

/** A card for a listener, e.g. `queen of hearts`. */
export function cardText(t: T, card: number): string {
  const rank = rankOf(card);
  const name = rank === 1 || rank > 10 ? t(`rank_${rank as 1 | 11 | 12 | 13}`) : rank;
  return t('card', { rank: name, suit: t(`suit_${suitOf(card) as 0 | 1 | 2 | 3}`) });
}

export const cardsText = (t: T, cards: readonly number[]): string => cards.map((card) => cardText(t, card)).join(', ');

/** Why a round paid what it paid. */
export function reasonText(
  t: T,
  { player, banker }: Pick<PokDengView, 'player' | 'banker'>,
  mode: PokDengMode,
): string {
  const hand = handOf(player);
  if (banker === null) return t('reason_open', { mine: handText(t, hand) });
  const { result, deng } = duelOf(player, banker);
  if (result === 'tie') return t('reason_tie', { mine: kindText(t, hand) });
  // Deng count where they pay: of the winning hand.
  const say = (isPaid: boolean, one: Hand) => (isPaid && mode === 'deng' ? handText(t, one) : kindText(t, one));
  const [mine, his] = [say(result === 'win', hand), say(result === 'loss', handOf(banker))];
  const values = { mine, his, deng, fee: COMMISSION, reserved: RESERVED };
  const sum = deng === 1 ? 'one' : 'more';
  if (result === 'win')
    return `${t('reason_win', values)} ${t(mode === 'single' ? 'gain_single' : `gain_deng_${sum}`, values)}`;
  return mode === 'single' ? t('reason_loss', values) : `${t('reason_loss', values)} ${t(`cost_${sum}`, values)}`;
}

/** The player's hand in at most eight letters. */
export function markText(t: T, { player }: Pick<PokDengView, 'player'>): string {
  const { kind, points } = handOf(player);
  if (kind === 'points') return String(points);
  return kind === 'pok' ? t('pok', { points }) : t(`mark_${kind}`);
}
