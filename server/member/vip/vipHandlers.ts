import type { vipContract } from '../../../src/api/contract/member/vip.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { LEVEL_DAYS, vipLevels } from './ladder.ts';
import { lineRateOf } from './lineRateOf.ts';
import { vipStanding } from './vipStanding.ts';

export const vipHandlers = (deps: ServerDeps): Handlers<typeof vipContract> => ({
  levels: async () => {
    const { cashBack, contributions } = (await merchantOf(deps)).settings;
    return { list: [...vipLevels], days: LEVEL_DAYS, cashBack, contributions };
  },
  standing: async ({ session: { memberId } }) =>
    vipStanding(deps.db, memberId, {
      at: deps.now(),
      lineRate: await lineRateOf(deps, memberId),
      cashBack: (await merchantOf(deps)).settings.cashBack,
    }),
});
