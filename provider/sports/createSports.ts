import type { ProviderDeps } from '../deps.ts';
import { goOn } from '../rounds/advanceRound.ts';
import { commit } from '../rounds/commit.ts';
import { AT_ONCE, type Rounds } from '../rounds/createRounds.ts';
import { inPool } from '../rounds/inPool.ts';
import type { Round } from '../store/rounds.ts';
import { stepSlip } from './advanceSlip.ts';
import { createBookViews } from './createBookViews.ts';
import { createPrices } from './createPrices.ts';
import type { SportsFeed } from './feed.ts';
import { createFollower } from './followFeed.ts';
import { createLiability, type LiabilityLimits } from './liability.ts';
import { SHEET } from './sheet.ts';

const MATCHES_KEPT_MS = 7 * 86_400_000;
/** Slips whose next step is one write to disk. */
const WRITTEN_TOGETHER = 250;

export type Sports = ReturnType<typeof createSports>;

/** Matches, odds and slips of all sportsbooks. */
export function createSports(deps: ProviderDeps, feed: SportsFeed, rounds: Rounds<Round>, limits: LiabilityLimits) {
  const { slips } = deps.store.sports;
  const prices = createPrices(deps);
  const liability = createLiability(deps, limits);
  const follower = createFollower(deps, feed);

  /** One step of a slip; true if its round has something to do then. A wallet may have taken its time before it. */
  const step = (id: string): Promise<boolean> => {
    follower.advance();
    return commit(deps, () => {
      const taken = stepSlip(deps, { prices, liability }, id);
      if (taken === 'done') slips.done(id);
      if (taken === 'moved') goOn(deps, id);
      return taken === 'moved';
    });
  };

  /** Takes a slip as far as it goes now. */
  const advance = async (id: string): Promise<void> => {
    do await rounds.advance(id);
    while (await step(id));
  };

  /** The same for all of them: thousands are written down together, and pay one after the other. */
  const advanceTogether = async (ids: readonly string[]): Promise<void> => {
    let moving = ids;
    while (moving.length > 0) {
      await inPool(moving, AT_ONCE, rounds.advance);
      const moved: string[] = [];
      await inPool(moving, WRITTEN_TOGETHER, async (id) => {
        if (await step(id)) moved.push(id);
      });
      moving = moved;
    }
  };

  return {
    feed,
    prices,
    liability,
    /** After each step of a round of its. */
    changed: (round: Round): void => {
      if (round.sheet === SHEET) liability.changed(round);
    },
    advance,
    /** Reads the feed up to now. Odds and bets of this moment know all that has happened. */
    follow: follower.advance,
    books: createBookViews(deps, feed, prices, follower),
    /** Deletes matches of more than a week ago. Those with bets stay, for the check page. */
    forgetOld: (): number =>
      deps.store.transaction(() => deps.store.sports.matches.forget(deps.now() - MATCHES_KEPT_MS)),
    /** Reads the feed, and takes every slip further for which there is something to do. Safe after any stop. */
    advanceAll: async (): Promise<void> => {
      follower.advance();
      await advanceTogether(slips.dueIds());
    },
  };
}
