import * as z from 'zod/mini';
import type { LanguageCode } from '../../../api/contract/fields.ts';

/** LANG-03: order of the language menu. */
export const language = z.enum(['CN', 'EN', 'JA', 'TH', 'VI', 'PT']);
export type Language = z.infer<typeof language>;
export const languages: readonly Language[] = language.options;

/** LANG-02. */
export const DEFAULT_LANGUAGE: Language = 'TH';

/** The language of what the server writes (LANG-01): Thai, or English for every other. */
export const textsOf = (chosen: Language): LanguageCode => (chosen === 'TH' ? 'TH' : 'EN');
