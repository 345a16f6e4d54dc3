import type { PromotionDraft } from '../../../api/contract/desk/deskPromotions.ts';
import { gameCategory } from '../../../api/contract/play/game.ts';
import {
  type PromotionTerms,
  promotionArt,
  promotionFilter,
  promotionKind,
  promotionTask,
} from '../../../api/contract/public/promotion.ts';
import { amountToInput } from '../../money/amount.ts';
import { parseWhole } from '../../money/whole.ts';
import type { EditorField } from './deskEditor.events.ts';
import { timeToInput } from './siteTime.ts';
import { moneyOf, NOTHING_TYPED, readerOf, type Typed } from './typedFields.ts';

type Kind = PromotionTerms['kind'];

/** Fields of the terms by kind of promotion, in their order on screen. */
export const TERMS_OF_KIND: Readonly<Record<Kind, readonly EditorField[]>> = {
  deposit: ['percent', 'amount', 'least', 'wagering', 'days', 'games', 'newDays'],
  task: ['task', 'amount', 'least', 'wagering', 'days', 'games', 'newDays'],
  apply: ['amount', 'wagering', 'days', 'games', 'newDays'],
  raffle: ['prizes', 'least', 'wagering', 'days', 'games', 'newDays'],
  info: ['link'],
};

/** A new promotion. */
export const NEW_PROMOTION: Typed = {
  ...NOTHING_TYPED,
  ...{ kind: 'deposit', art: 'market', task: 'deposits', wagering: '0', days: '7' },
};

export const kindOf = (typed: Typed): Kind => promotionKind.safeParse(typed.kind).data ?? 'deposit';

const MOST_PRIZES = 50;

/** Chosen filters or the like, kept as `a,b`. */
export const chosenIn = (text: string): readonly string[] => text.split(',').filter((part) => part !== '');
export const toggled = (text: string, id: string): string =>
  (chosenIn(text).includes(id) ? chosenIn(text).filter((part) => part !== id) : [...chosenIn(text), id]).join(',');

/** Categories that count with their share in 1/100, kept as `RNG:100,LIVE:20`. */
export const gamesIn = (text: string): readonly { readonly category: string; readonly share: string }[] =>
  chosenIn(text).map((part) => {
    const [category = '', share = ''] = part.split(':');
    return { category, share };
  });

/** `share` null takes the category out. */
export const withGame = (text: string, category: string, share: string | null): string =>
  gamesIn(text)
    .filter((game) => game.category !== category)
    .concat(share === null ? [] : [{ category, share: share.replaceAll(/[,:]/g, '') }])
    .map((game) => `${game.category}:${game.share}`)
    .join(',');

const readGames = (text: string): PromotionTerms['games'] | null =>
  allOf(
    gamesIn(text).map(({ category, share }) => {
      const percent = parseWhole(share);
      const known = gameCategory.safeParse(category).data;
      return known === undefined || percent === null || percent < 1 || percent > 100
        ? null
        : { category: known, percent };
    }),
  );

const readPrizes = (text: string): number[] | null => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > MOST_PRIZES ? null : allOf(lines.map(moneyOf));
};

const allOf = <Value>(values: readonly (Value | null)[]): Value[] | null => {
  const found = values.filter((value) => value !== null);
  return found.length === values.length ? found : null;
};

/** The promotion that is typed, and the fields that cannot be read. What its kind does not have is left out. */
export function promotionOf(typed: Typed): { readonly draft: PromotionDraft; readonly unread: readonly EditorField[] } {
  const kind = kindOf(typed);
  const has = TERMS_OF_KIND[kind];
  const kept = { ...typed };
  for (const field of Object.values(TERMS_OF_KIND).flat()) if (!has.includes(field)) kept[field] = '';
  const { unread, read, both, money, whole, time, path } = readerOf(kept);
  const prizes = read<number[]>('prizes', [], readPrizes);
  const terms = {
    kind,
    amount: kind === 'raffle' ? (prizes[0] ?? 0) : money('amount'),
    percent: whole('percent', 0, 1, 1_000) ?? 0,
    task: has.includes('task') ? (promotionTask.safeParse(typed.task).data ?? null) : null,
    least: money('least'),
    prizes,
    wagering: whole('wagering', 0, 0, 100) ?? 0,
    days: whole('days', 7, 1, 90) ?? 7,
    games: read<PromotionTerms['games']>('games', [], readGames),
    newDays: whole('newDays', null, 1, 3_650),
  };
  const draft = {
    filters: chosenIn(typed.filters).flatMap((one) => promotionFilter.safeParse(one).data ?? []),
    art: promotionArt.safeParse(typed.art).data ?? 'market',
    ...{ title: both('title'), summary: both('summary'), who: both('who'), rules: both('rules'), terms },
    ...{ link: path('link'), startsAt: time('startsAt'), endsAt: time('endsAt') },
  };
  return { draft, unread };
}

const moneyText = (amount: number): string => (amount === 0 ? '' : amountToInput(amount).replace(/\.00$/, ''));

/** A promotion as it is typed. */
export function typedPromotion({ title, summary, who, rules, terms, ...draft }: PromotionDraft): Typed {
  return {
    ...NOTHING_TYPED,
    ...{ kind: terms.kind, art: draft.art, filters: draft.filters.join(','), link: draft.link ?? '' },
    ...{ titleTH: title.TH, titleEN: title.EN, summaryTH: summary.TH, summaryEN: summary.EN },
    ...{ whoTH: who.TH, whoEN: who.EN, rulesTH: rules.TH, rulesEN: rules.EN },
    ...{ amount: moneyText(terms.amount), percent: terms.percent === 0 ? '' : String(terms.percent) },
    ...{
      task: terms.task ?? 'deposits',
      least: moneyText(terms.least),
      prizes: terms.prizes.map(moneyText).join('\n'),
    },
    ...{ wagering: String(terms.wagering), days: String(terms.days) },
    games: terms.games.map(({ category, percent }) => `${category}:${percent}`).join(','),
    newDays: terms.newDays === null ? '' : String(terms.newDays),
    ...{ startsAt: timeToInput(draft.startsAt), endsAt: timeToInput(draft.endsAt) },
  };
}
