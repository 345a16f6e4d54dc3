import type { TFunction } from 'i18next';
import type { PromotionTerms } from '../../../api/contract/public/promotion.ts';
import type { ShownStatus } from '../../../machines/public/promotions/promotions.rules.ts';
import { formatMoney } from '../../kit/money.ts';
import { dateTimeText } from '../../site/clock/timeText.ts';

/** `P 188` where there are no cents, as a poster says it. */
export const shortMoney = (amount: number): string => formatMoney(amount).replace(/\.00$/, '');

export function wageringText(t: TFunction, { kind, wagering, days }: PromotionTerms, isLong = false): string {
  if (kind === 'info') return t('promo_wagering_info');
  if (wagering === 0) return t('promo_wagering_none');
  return t(isLong ? 'promo_wagering_long' : 'promo_wagering_some', { times: wagering, days, count: days });
}

/** Null where there is no amount. */
export function worthText(t: TFunction, { kind, amount }: PromotionTerms): string | null {
  if (amount === 0) return null;
  return kind === 'raffle' ? t('promo_worth_first', { amount: shortMoney(amount) }) : shortMoney(amount);
}

/** How much one gets, and for what; null where the summary says it. */
export function muchText(t: TFunction, { kind, task, amount, percent, least, prizes }: PromotionTerms): string | null {
  const told = { amount: shortMoney(amount), least: shortMoney(least), percent, count: prizes.length };
  switch (kind) {
    case 'deposit':
      return t('promo_much_deposit', told);
    case 'task':
      return task === null ? null : t(`promo_much_${task}`, told);
    case 'apply':
      return t('promo_much_apply', told);
    case 'raffle':
      return t('promo_much_raffle', told);
    case 'info':
      return null;
  }
}

/** The games that count, with their share where it is not the whole. */
export const gamesText = (t: TFunction, { games }: PromotionTerms): string =>
  games.length === 0
    ? t('promo_games_all')
    : t('promo_games', {
        games: games
          .map(({ category, percent }) => `${t(`category_${category}`)}${percent < 100 ? ` ${percent}%` : ''}`)
          .filter((name, place, all) => all.indexOf(name) === place)
          .join(t('list_comma')),
      });

/** The big figure of a poster, and the words below it; null for a poster without one. */
export function posterText(t: TFunction, { kind, amount, percent }: PromotionTerms): readonly [string, string] | null {
  if (kind === 'info') return null;
  return [kind === 'deposit' ? `${percent}%` : shortMoney(amount), t(`promo_say_${kind}`)];
}

/** The deadline of a status. */
export function deadlineText(t: TFunction, { status, until }: ShownStatus): string {
  if (until === null) return ['join', 'joined'].includes(status) ? t('promo_no_end') : '';
  const time = dateTimeText(until);
  switch (status) {
    case 'comingSoon':
      return t('promo_from', { time });
    case 'claim':
      return t('promo_claim_by', { time });
    case 'claimed':
    case 'process':
      return t('promo_wager_by', { time });
    case 'close':
      return t('promo_ended', { time });
    case 'join':
    case 'joined':
      return t('promo_until', { time });
    default:
      return '';
  }
}
