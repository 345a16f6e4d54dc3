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

export type Sports = ReturnType<typeof createSports>;

/** Matches, odds and slips of all sportsbooks. */
export function createSports(deps: ProviderDeps, feed: SportsFeed, rounds: Rounds<Round>) {
  const { slips } = deps.store.sports;
  const prices = createPrices(deps);
  const follower = createFollower(deps, feed);

  /** Takes a slip as far as it goes now. */
  const advance = async (id: string): Promise<void> => {
    for (;;) {
      await rounds.advance(id);
      const step = await commit(deps, () => {
        const taken = stepSlip(deps, prices, id);
        if (taken === 'done') slips.done(id);
        if (taken === 'moved') goOn(deps, id);
        return taken;
      });
      if (step !== 'moved') return;
    }
  };

  return {
    feed,
    prices,
    advance,
    /** Reads the feed up to now. Odds and bets of this moment know all that has happened. */
    follow: follower.advance,
    books: createBookViews(deps, feed, prices, follower),
    /** Reads the feed, and takes every slip further for which there is something to do. Safe after any stop. */
    advanceAll: async (): Promise<void> => {
      follower.advance();
      await inPool(slips.dueIds(), AT_ONCE, advance);
    },
  };
}
