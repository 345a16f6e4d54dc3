import { centreTh } from './centre.th.ts';
import { deskTh } from './desk.th.ts';
import { discoverTh } from './discover.th.ts';
import { flowsTh } from './flows.th.ts';
import { pageTh } from './page.th.ts';
import { promotionsTh } from './promotions.th.ts';
import { siteTh } from './site.th.ts';

/** All the words that the desk may say. */
export const deskWordsTh = [siteTh, pageTh, flowsTh, centreTh, promotionsTh, discoverTh, deskTh] as const;
