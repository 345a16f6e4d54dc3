import { and, eq } from 'drizzle-orm';
import type { RequestOf } from '../../src/api/contract/endpoint.ts';
import type { Draw, Prize, rewardCentreContract } from '../../src/api/contract/rewardCentre.ts';
import type { Database } from '../database/database.ts';
import { rewardSeed } from '../database/schema.ts';
import type { Handlers, ServerDeps, Session } from '../deps.ts';
import { refusePaused } from '../protection/blocks.ts';
import { Refusal } from '../refusal.ts';
import { TRIAL } from '../session/admit.ts';
import { merchantOf } from '../system/merchant.ts';
import { drawnBy, newSeed, weightsOf } from './committedSeed.ts';
import { chanceOf, dayOf, drawOf, rewardCentreState } from './rewardCentreState.ts';
import { credit, historyOf, nextStreak } from './wins.ts';

type Asked = RequestOf<(typeof rewardCentreContract)['draw']>;

/** The reward centre (MEMBER-14). */
export const rewardCentreHandlers = (deps: ServerDeps): Handlers<typeof rewardCentreContract> => {
  const { db, now } = deps;
  return {
    state: async ({ session }) => {
      const { settings } = await merchantOf(deps);
      return rewardCentreState(db, { memberId: trueMember(session), settings: settings.rewardCentre, at: now() });
    },

    checkIn: async ({ db: transaction, session }) => {
      const [memberId, at, day] = [trueMember(session), now(), dayOf(now())];
      const { settings } = await merchantOf({ ...deps, db: transaction });
      await refusePaused(transaction, memberId, at);
      const { rewardCentre } = settings;
      if (!(await chanceOf(transaction, memberId, { settings: rewardCentre, day })).isEarned)
        throw new Refusal('STATUS_CHANGED');
      const streak = await nextStreak(transaction, memberId, day);
      const points = rewardCentre.checkIn[streak - 1] ?? 1;
      const win = { merchantCode: deps.config.merchant, memberId, kind: 'checkIn' as const, day, at };
      await credit(transaction, { ...win, currency: 'points', amount: points, streak });
      return { streak, points };
    },

    draw: ({ db: transaction, session, request }) => draw(deps, transaction, trueMember(session), request),

    history: ({ session, request }) => historyOf(db, trueMember(session), request),
  };
};

/**
 * Draws a prize from the seed that was committed before, and commits the next one. The player contributes nothing, so
 * there is nothing to steer; the house cannot choose either, as the player knows the commitment.
 * @throws {Refusal} PLAY_PAUSED; STATUS_CHANGED without a chance, after today's draw, or for another commitment.
 */
async function draw(deps: ServerDeps, db: Database, memberId: string, { game, commitment }: Asked): Promise<Draw> {
  const [at, day] = [deps.now(), dayOf(deps.now())];
  await refusePaused(db, memberId, at);
  const settings = (await merchantOf({ ...deps, db })).settings.rewardCentre;
  const own = and(eq(rewardSeed.memberId, memberId), eq(rewardSeed.game, game));
  const [kept] = await db.select().from(rewardSeed).where(own).for('update');
  if (kept?.commitment !== commitment) throw new Refusal('STATUS_CHANGED');
  if (!(await chanceOf(db, memberId, { settings, day })).isEarned) throw new Refusal('STATUS_CHANGED');
  const prizes = settings[game];
  const place = drawnBy(kept.seed, game, prizes);
  const { currency, amount, weight } = prizes[place] as Prize;
  const win = await credit(db, {
    ...{ merchantCode: deps.config.merchant, memberId, kind: game, day, at },
    ...{ currency, amount, prize: place, weight, weights: weightsOf(prizes) },
    ...{ seed: kept.seed, commitment },
  });
  await db
    .update(rewardSeed)
    .set({ ...newSeed(), createdAt: at })
    .where(own);
  return drawOf(win, game);
}

/** @throws {Refusal} NEED_TRUE_ACCOUNT */
function trueMember({ memberId, isAgent }: Session): string {
  if (isAgent === TRIAL) throw new Refusal('NEED_TRUE_ACCOUNT');
  return memberId;
}
