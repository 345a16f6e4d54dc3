import type { LanguageCode } from '../../src/api/contract/fields.ts';
import type { RefusalCode, RefusalDetails } from '../../src/api/contract/refusal.ts';
import { english } from './english.ts';
import { thai } from './thai.ts';

const sentences: Readonly<Record<LanguageCode, Readonly<Record<RefusalCode, string>>>> = { EN: english, TH: thai };

/** Message of a refusal (decision W1). `{minutes}` is the wait, rounded up, at least one. */
export const refusalSentence = (code: RefusalCode, language: LanguageCode, details: RefusalDetails | null): string =>
  sentences[language][code].replace('{minutes}', String(Math.max(1, Math.ceil((details?.waitSeconds ?? 0) / 60))));
