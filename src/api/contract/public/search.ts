import * as z from 'zod/mini';
import { defineEndpoint, visible } from '../endpoint.ts';
import { instant, languageCode } from '../fields.ts';
import { articleId } from '../member/feedback.ts';
import { game } from '../play/game.ts';
import { helpTopic } from './help.ts';
import { promotionArt } from './promotion.ts';

/** Longest text of a search. */
export const MAX_SEARCH = 64;

const found = z.object({
  /** At most 24. */
  games: z.array(game),
  promotions: z.array(z.object({ id: z.string(), art: promotionArt, title: z.string(), summary: z.string() })),
  help: z.array(z.object({ id: articleId, topic: helpTopic, title: z.string(), summary: z.string() })),
  news: z.array(z.object({ id: z.string(), title: z.string(), summary: z.string(), publishedAt: instant })),
  /** Games that are played most, where nothing was found or asked. */
  popular: z.array(game),
});
export type SearchFound = z.infer<typeof found>;

export const searchContract = {
  find: defineEndpoint({
    id: 'search.find',
    method: 'GET',
    path: '/wps/ext/v1/search',
    sends: 'query',
    token: false,
    encrypted: false,
    repeat: 'safe',
    request: z.object({ query: visible(z.string().check(z.maxLength(MAX_SEARCH))), language: languageCode }),
    /** Of each kind the best match first. */
    value: found,
    refusals: [],
    spec: '2.7 search results (SCREEN-04); call assumed',
  }),
};
