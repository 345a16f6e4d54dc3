import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { StoredFacts } from '../../database/inboxSchema.ts';

/** Results as a line: `Thai lottery 20261128-0266: 5 0 4 3 4; Hanoi …`. */
export const drawsText = (results: StoredFacts['results'], language: LanguageCode): string =>
  (results?.draws ?? [])
    .map(({ name, issue, numbers }) => `${name[language]} ${issue}: ${numbers.join(' ')}`)
    .join('; ');
