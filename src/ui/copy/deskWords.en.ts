import { centreEn } from './centre.en.ts';
import { deskEn } from './desk.en.ts';
import { discoverEn } from './discover.en.ts';
import { flowsEn } from './flows.en.ts';
import { pageEn } from './page.en.ts';
import { promotionsEn } from './promotions.en.ts';
import { siteEn } from './site.en.ts';

/** All the words that the desk may say. */
export const deskWordsEn = [siteEn, pageEn, flowsEn, centreEn, promotionsEn, discoverEn, deskEn] as const;
