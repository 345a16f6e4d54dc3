import type { NewsDraft } from '../desk/deskNews.ts';

const LANGUAGES = ['TH', 'EN'] as const;

const hasText = (html: string): boolean => html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() !== '';

/** Fields of an article that keep it from being saved (`isPublic` false: as a draft) or shown to players. */
export function newsFaults(draft: NewsDraft, isPublic: boolean): readonly string[] {
  const { startsAt, endsAt, type, image } = draft;
  const words = (isPublic ? (['title', 'content'] as const) : (['title'] as const)).flatMap((word) =>
    LANGUAGES.filter((language) => !hasText(draft[word][language])).map((language) => `${word}${language}`),
  );
  if (!isPublic) return words;
  return [
    ...words,
    ...(endsAt !== null && startsAt !== null && endsAt <= startsAt ? ['endsAt'] : []),
    ...(type === 'B' && image === null ? ['image'] : []),
  ];
}

const hasBlocks = (text: string): boolean => /<(p|ul|ol|h3|h4|blockquote|br)\b/i.test(text);

/** What is typed as HTML: text without tags of its own becomes paragraphs at empty lines. Not yet sanitised. */
export const newsHtml = (text: string): string =>
  hasBlocks(text)
    ? text
    : text
        .trim()
        .split(/\n\s*\n/)
        .filter((part) => part.trim() !== '')
        .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
        .join('');
