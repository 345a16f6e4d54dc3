import { UNWRITTEN } from '../unwritten.ts';

export const LANGUAGES = ['en', 'th', 'cn', 'ja', 'vi', 'pt'] as const;
type Language = (typeof LANGUAGES)[number];

/** A text by language; one that is missing is still to be written. */
export type Texts = { readonly en: string } & Partial<Readonly<Record<Language, string>>>;

/** A text that the generator knows in English only. */
export const toBeWritten = (en: string): Texts => ({ en });

/** The text as it stands in the copy: a missing one is marked, and does not ship. */
export const textOf = (texts: Texts, language: Language): string => texts[language] ?? `${UNWRITTEN}${texts.en}`;
