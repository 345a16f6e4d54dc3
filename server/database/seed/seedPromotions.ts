import { businessDay, startOfDay } from '../../../src/api/contract/rules/businessDay.ts';
import type { ServerDeps } from '../../deps.ts';
import { newSeed } from '../../member/rewardCentre/committedSeed.ts';
import { promotion } from '../schema.ts';
import { demoPromotions } from './demoPromotions.ts';

const DAY_MS = 86_400_000;

const TERMS = {
  ...{ amount: 0, percent: 0, task: null, least: 0, prizes: [], wagering: 0, days: 7, games: [], newDays: null },
} as const;

/** Promotions of the demo merchant, dated from the day of the seed; existing rows stay as they are. */
export async function seedPromotions({ db, config, now }: Pick<ServerDeps, 'db' | 'config' | 'now'>): Promise<void> {
  const [merchantCode, at] = [config.merchant, now()];
  const today = startOfDay(businessDay(at));
  const rows = demoPromotions.map(({ art, filters, from, to, link = null, terms, words }, sort) => {
    const endsAt = to === null ? null : today + (to + 1) * DAY_MS - 1;
    return {
      ...{ id: `${merchantCode}-promotion-${art}`, merchantCode, sort, art, filters: [...filters], words, link },
      ...{ terms: { ...TERMS, prizes: [], games: [], ...terms, endsAt }, startsAt: today + from * DAY_MS, endsAt },
      ...(terms.kind === 'raffle' ? newSeed() : { seed: null, commitment: null }),
      updatedAt: at,
    };
  });
  await db.insert(promotion).values(rows).onConflictDoNothing();
}
