import type { PromotionDraft } from '../desk/deskPromotions.ts';

const WORDS = ['title', 'summary', 'who', 'rules'] as const;
const LANGUAGES = ['TH', 'EN'] as const;

/**
 * Fields of a promotion that keep it from being saved (`isPublic` false: as a draft) or shown to players: a draft has a
 * title in both languages; what is published has all words, a filter, and the terms of its kind.
 */
export function promotionFaults(draft: PromotionDraft, isPublic: boolean): readonly string[] {
  const { terms, startsAt, endsAt, link, filters } = draft;
  const words = (isPublic ? WORDS : (['title'] as const)).flatMap((word) =>
    LANGUAGES.filter((language) => draft[word][language].trim() === '').map((language) => `${word}${language}`),
  );
  if (!isPublic) return words;
  const isRaffle = terms.kind === 'raffle';
  return [
    ...words,
    ...(filters.length === 0 ? ['filters'] : []),
    ...((endsAt !== null && startsAt !== null && endsAt <= startsAt) || (isRaffle && endsAt === null)
      ? ['endsAt']
      : []),
    // The amount of a raffle is its first prize.
    ...(isRaffle && (terms.prizes.length === 0 || terms.amount === 0) ? ['prizes'] : []),
    ...(isRaffle && terms.least === 0 ? ['least'] : []),
    ...(terms.kind === 'deposit' && terms.percent === 0 ? ['percent'] : []),
    ...(terms.kind === 'task' && terms.task === null ? ['task'] : []),
    ...(terms.kind === 'info' && link === null ? ['link'] : []),
    ...(terms.kind !== 'info' && !isRaffle && terms.amount === 0 ? ['amount'] : []),
  ];
}
