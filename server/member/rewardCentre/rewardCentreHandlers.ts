import { and, eq } from 'drizzle-orm';
import type { RequestOf, ValueOf } from '../../../src/api/contract/endpoint.ts';
import type {
  Prize,
  RewardCentreSettings,
  RewardGame,
  rewardCentreContract,
} from '../../../src/api/contract/member/rewardCentre.ts';
import type { Database } from '../../database/database.ts';
import { rewardSeed } from '../../database/schema.ts';
import type { Handlers, ServerDeps, Session } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { TRIAL } from '../../site/session/admit.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { refusePaused } from '../protection/blocks.ts';
import { drawnBy, newSeed, weightsOf } from './committedSeed.ts';
import { chanceOf, dayOf, drawOf, rewardCentreState } from './rewardCentreState.ts';
import { ticketsOf } from './tickets.ts';
import { credit, historyOf, nextStreak, winsOf } from './wins.ts';

type Asked = RequestOf<(typeof rewardCentreContract)['draw']>;
type Drawn = ValueOf<(typeof rewardCentreContract)['draw']>;

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
 * @throws {Refusal} PLAY_PAUSED; STATUS_CHANGED without a chance or a ticket, or for another commitment.
 */
async function draw(deps: ServerDeps, db: Database, memberId: string, { game, commitment }: Asked): Promise<Drawn> {
  const [at, day] = [deps.now(), dayOf(deps.now())];
  await refusePaused(db, memberId, at);
  const settings = (await merchantOf({ ...deps, db })).settings.rewardCentre;
  const own = and(eq(rewardSeed.memberId, memberId), eq(rewardSeed.game, game));
  const [kept] = await db.select().from(rewardSeed).where(own).for('update');
  if (kept?.commitment !== commitment) throw new Refusal('STATUS_CHANGED');
  const byTicket = !(await isChanceOpen(db, memberId, { settings, day, game }));
  const tickets = (await ticketsOf(db, memberId))[game] - (byTicket ? 1 : 0);
  if (tickets < 0) throw new Refusal('STATUS_CHANGED');
  const prizes = settings[game];
  const place = drawnBy(kept.seed, game, prizes);
  const { currency, amount, weight } = prizes[place] as Prize;
  const win = await credit(db, {
    ...{ merchantCode: deps.config.merchant, memberId, kind: game, day, at },
    ...{ currency, amount, prize: place, weight, weights: weightsOf(prizes) },
    ...{ seed: kept.seed, commitment, ticket: byTicket },
  });
  const next = newSeed();
  await db
    .update(rewardSeed)
    .set({ ...next, createdAt: at })
    .where(own);
  return { ...drawOf(win, game), byTicket, tickets, next: next.commitment };
}

/** Whether today's chance of a game is earned, and not yet used. */
async function isChanceOpen(
  db: Database,
  memberId: string,
  { settings, day, game }: { readonly settings: RewardCentreSettings; readonly day: number; readonly game: RewardGame },
): Promise<boolean> {
  if ((await winsOf(db, memberId, day)).has(game)) return false;
  return (await chanceOf(db, memberId, { settings, day })).isEarned;
}

/** @throws {Refusal} NEED_TRUE_ACCOUNT */
function trueMember({ memberId, isAgent }: Session): string {
  if (isAgent === TRIAL) throw new Refusal('NEED_TRUE_ACCOUNT');
  return memberId;
}
