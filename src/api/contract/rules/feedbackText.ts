import type { LanguageCode } from '../fields.ts';

/** Decision S13 (FEEDBACK-03, 04). */
export const FEEDBACK_BOUNDS = { minChars: 10, maxChars: 500, minWords: 5, maxWords: 200 } as const;

/** What is wrong with the length of a text. */
export type TextProblem = 'tooFewChars' | 'tooManyChars' | 'tooFewWords' | 'tooManyWords';

/** Characters as people count them, without white space around; a line break is one. */
export const charCount = (text: string): number => [...trimmed(text)].length;

/** Words; Thai writes no spaces between them. */
export function wordCount(text: string, language: LanguageCode): number {
  const parts = new Intl.Segmenter(language, { granularity: 'word' }).segment(trimmed(text));
  return [...parts].filter(({ isWordLike }) => isWordLike).length;
}

/** FEEDBACK-03, 04: what is wrong with the content of a ticket, or null. */
export function feedbackProblem(text: string, language: LanguageCode): TextProblem | null {
  const { minChars, maxChars, minWords, maxWords } = FEEDBACK_BOUNDS;
  const chars = charCount(text);
  if (chars < minChars) return 'tooFewChars';
  if (chars > maxChars) return 'tooManyChars';
  const words = wordCount(text, language);
  if (words < minWords) return 'tooFewWords';
  return words > maxWords ? 'tooManyWords' : null;
}

const trimmed = (text: string): string => text.replaceAll('\r\n', '\n').trim();
