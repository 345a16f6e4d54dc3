import * as z from 'zod/mini';
import type { LanguageCode } from '../../api/contract/fields.ts';

/** LANG-03: order of the language menu. */
export const language = z.enum(['CN', 'EN', 'JA', 'TH', 'VI', 'PT']);
export type Language = z.infer<typeof language>;
export const languages: readonly Language[] = language.options;

/** LANG-02. */
export const DEFAULT_LANGUAGE: Language = 'TH';

/** LANG-01, decision S5: English and Thai are complete, the others show English until they are. */
export const textsOf = (chosen: Language): LanguageCode => (chosen === 'TH' ? 'TH' : 'EN');
