import type { vipContract } from '../../../src/api/contract/member/vip.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { LEVEL_DAYS, vipLevelsOf } from './ladder.ts';
import { lineRateOf } from './lineRateOf.ts';
import { vipStanding } from './vipStanding.ts';

export const vipHandlers = (deps: ServerDeps): Handlers<typeof vipContract> => ({
  levels: async () => {
    const { cashBack, contributions, vip } = (await merchantOf(deps)).settings;
    return { list: [...vipLevelsOf(vip)], days: LEVEL_DAYS, cashBack, contributions };
  },
  standing: async ({ session: { memberId } }) => {
    const { cashBack, vip } = (await merchantOf(deps)).settings;
    const lineRate = await lineRateOf(deps, memberId);
    return vipStanding(deps.db, memberId, { at: deps.now(), lineRate, cashBack, vip });
  },
});
