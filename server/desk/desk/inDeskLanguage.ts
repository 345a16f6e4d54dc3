import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { InTwoLanguages } from '../../database/inTwoLanguages.ts';

/** The desk reads two languages; what a provider or a gateway offers has both. */
export const inDeskLanguage = ({ EN, TH }: Pick<InTwoLanguages, 'EN' | 'TH'>, language: LanguageCode): string =>
  language === 'TH' ? TH : EN;
