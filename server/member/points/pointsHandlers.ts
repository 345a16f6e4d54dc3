import { and, asc, eq } from 'drizzle-orm';
import {
  BET_PER_POINT,
  MAX_PER_EXCHANGE,
  MONEY_PER_LOT,
  POINTS_PER_LOT,
  type pointsContract,
} from '../../../src/api/contract/member/points.ts';
import { reward } from '../../database/schema.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { memberAccount } from '../../money/ledger/account.ts';
import { balancesOf } from '../../money/ledger/balances.ts';
import { countOf, movementsIn } from '../../money/statement/movements.ts';
import { convert } from './convert.ts';
import { exchangeDetail, exchangeList } from './exchangeView.ts';
import { redeem } from './redeem.ts';

export const pointsHandlers = (deps: ServerDeps): Handlers<typeof pointsContract> => {
  const { db, config } = deps;
  return {
    /** API-55. */
    balance: async ({ session }) => {
      const held = await balancesOf(db, session.memberId);
      return { points: held.get('points') ?? 0, held: held.get('pointsHeld') ?? 0 };
    },

    /** API-56. */
    rewards: async ({ request: { language } }) => {
      const rows = await db
        .select()
        .from(reward)
        .where(and(eq(reward.merchantCode, config.merchant), eq(reward.enabled, true)))
        .orderBy(asc(reward.sort), asc(reward.id));
      return {
        list: rows.map(({ id, kind, name, picture, points, stock }) => ({
          id,
          kind,
          name: name[language],
          picture,
          points,
          stock,
        })),
      };
    },

    /** API-59. */
    config: async () => ({
      betPerPoint: BET_PER_POINT,
      pointsPerLot: POINTS_PER_LOT,
      moneyPerLot: MONEY_PER_LOT,
      expiry: 'never' as const,
      goodsNeed: ['address' as const, 'nationality' as const],
      maxPerExchange: MAX_PER_EXCHANGE,
    }),

    /** API-57, POINTS-04, 05. */
    redeem: async ({ db, session: { memberId }, request }) =>
      exchangeDetail(db, memberId, {
        id: await redeem(deps, db, memberId, request),
        language: request.language,
      }),

    /** API-58. */
    list: ({ session, request }) => exchangeList(db, session.memberId, request),

    detail: ({ session, request }) => exchangeDetail(db, session.memberId, request),

    /** POINTS-08. */
    history: async ({ session, request: { from, to, page, pageSize } }) => {
      const asked = { account: memberAccount(session.memberId, 'points').id, from, to, kinds: '' };
      const size = Number(pageSize);
      const rows = await movementsIn(db, asked, { order: 'newest', skip: (page - 1) * size, most: size });
      return {
        list: rows.map(({ id, kind, amount, balance, at }) => ({
          id,
          type: kind,
          points: amount,
          balanceAfter: balance,
          at,
        })),
        count: await countOf(db, asked),
      };
    },

    /** API-61. */
    convert: ({ db, session, request }) => convert(deps, db, session.memberId, request.points),
  };
};
