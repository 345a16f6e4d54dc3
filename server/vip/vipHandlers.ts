import type { vipContract } from '../../src/api/contract/vip.ts';
import { CASH_BACK_RATE } from '../bonus/spans.ts';
import type { Handlers, ServerDeps } from '../deps.ts';
import { LEVEL_DAYS, vipLevels } from './ladder.ts';
import { lineRateOf } from './lineRateOf.ts';
import { vipStanding } from './vipStanding.ts';

export const vipHandlers = (deps: ServerDeps): Handlers<typeof vipContract> => ({
  levels: () => ({ list: [...vipLevels], days: LEVEL_DAYS, cashBackRate: CASH_BACK_RATE }),
  standing: async ({ session: { memberId } }) =>
    vipStanding(deps.db, memberId, deps.now(), await lineRateOf(deps, memberId)),
});
