const MOST = 3;
const LEAST_LETTERS = 2;

/** What to search instead of a query that found nothing: its words, or the beginning of its only one. */
export function shorterWords(query: string, language: string): readonly string[] {
  const text = query.trim();
  // Thai and Chinese write words without spaces.
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
  const letters = [...new Intl.Segmenter(language, { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
  const beginning = letters
    .slice(0, Math.ceil(letters.length / 2))
    .join('')
    .trim();
  const shorter = words.length > 1 ? words : [beginning];
  return [...new Set(shorter)].filter((word) => word !== text && word.length >= LEAST_LETTERS).slice(0, MOST);
}
