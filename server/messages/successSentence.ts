import type { LanguageCode } from '../../src/api/contract/fields.ts';

export const successSentence: Readonly<Record<LanguageCode, string>> = { EN: 'Done.', TH: 'เรียบร้อย' };
