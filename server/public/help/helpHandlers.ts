import { and, desc, eq, sql } from 'drizzle-orm';
import type { helpContract } from '../../../src/api/contract/public/help.ts';
import { helpVote } from '../../database/schema.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { FIRST_ASKED, isArticle } from './articles.ts';
import { helpArticles } from './helpArticles.ts';

/** HELP-01…03. */
export const helpHandlers = (deps: ServerDeps): Handlers<typeof helpContract> => {
  const { db, config, now } = deps;
  const ofMerchant = eq(helpVote.merchantCode, config.merchant);

  return {
    centre: async ({ request: { language } }) => {
      const voted = await db
        .select({ article: helpVote.article })
        .from(helpVote)
        .where(and(ofMerchant, eq(helpVote.helpful, true)))
        .groupBy(helpVote.article)
        .orderBy(desc(sql`count(*)`), helpVote.article)
        .limit(FIRST_ASKED.length);
      const asked = [...new Set([...voted.map(({ article }) => article).filter(isArticle), ...FIRST_ASKED])];
      const { settings } = await merchantOf(deps);
      return {
        articles: await helpArticles(deps, language),
        asked: asked.slice(0, FIRST_ASKED.length),
        hours: settings.customerService.hours,
        serverTime: now(),
      };
    },

    rate: async ({ session: { memberId }, request: { article, helpful } }) => {
      if (!isArticle(article)) throw new Refusal('NOT_FOUND');
      const vote = { merchantCode: config.merchant, article, memberId, helpful, at: now() };
      await db
        .insert(helpVote)
        .values(vote)
        .onConflictDoUpdate({
          target: [helpVote.merchantCode, helpVote.article, helpVote.memberId],
          set: { helpful, at: vote.at },
        });
      const ofArticle = and(ofMerchant, eq(helpVote.article, article));
      return {
        helpful: await db.$count(helpVote, and(ofArticle, eq(helpVote.helpful, true))),
        votes: await db.$count(helpVote, ofArticle),
      };
    },
  };
};
