import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { promotionContract } from '../../../src/api/contract/public/promotion.ts';
import type { Database } from '../../database/database.ts';
import type { Handlers, ServerDeps, Session } from '../../deps.ts';
import { refusePaused } from '../../member/protection/blocks.ts';
import { redrawProofs } from '../../money/withdraw/proof/keepProofs.ts';
import { Refusal } from '../../refusal.ts';
import { TRIAL } from '../../site/session/admit.ts';
import { promotionOf } from './claims.ts';
import { listedPromotions, offerView, promotionDetail } from './offers.ts';
import { claimBonus, claimPrize } from './payBonus.ts';
import { promotionsOf, standingOf } from './standing.ts';
import { applyForPromotion, joinPromotion } from './takePart.ts';

interface Asked {
  readonly id: string;
  readonly language: LanguageCode;
}

/** Promotions (PROMO-01…12, decision M12). */
export const promotionHandlers = (deps: ServerDeps): Handlers<typeof promotionContract> => {
  const taking =
    (take: typeof claimBonus) =>
    async ({ db, session, request }: { readonly db: Database; readonly session: Session; readonly request: Asked }) => {
      const [memberId, at] = [trueMember(session), deps.now()];
      await promotionOf(db, deps.config.merchant, request.id);
      await refusePaused(db, memberId, at);
      await take(db, { promotionId: request.id, memberId }, at);
      return standingOf(deps, db, memberId, request);
    };

  return {
    list: async ({ request: { language } }) => ({
      list: (await listedPromotions(deps)).map((row) => offerView(row, language)),
      serverTime: deps.now(),
    }),
    detail: ({ request }) => promotionDetail(deps, request),
    mine: async ({ session }) => ({ list: await promotionsOf(deps, trueMember(session)) }),
    standing: ({ session, request }) => standingOf(deps, deps.db, trueMember(session), request),

    join: async ({ db, session, request }) => {
      const memberId = trueMember(session);
      await joinPromotion(deps, db, { memberId, id: request.id });
      return standingOf(deps, db, memberId, request);
    },

    apply: {
      prepare: async ({ session, request: { images, ...request } }) => {
        const memberId = trueMember(session);
        const files = [images ?? []].flat();
        // PROMO-08…10: the same limits and the same redrawing as for proofs.
        const redrawn = files.length === 0 ? [] : await redrawProofs(files);
        return async (db) => {
          await applyForPromotion(deps, db, { memberId, ...request, images: redrawn });
          return standingOf(deps, db, memberId, request);
        };
      },
    },

    claim: taking(claimBonus),
    /** API-54. */
    claimRaffle: taking(claimPrize),
  };
};

/** @throws {Refusal} NEED_TRUE_ACCOUNT */
function trueMember({ memberId, isAgent }: Session): string {
  if (isAgent === TRIAL) throw new Refusal('NEED_TRUE_ACCOUNT');
  return memberId;
}
