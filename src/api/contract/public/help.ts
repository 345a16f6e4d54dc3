import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant, languageCode } from '../fields.ts';
import { articleId } from '../member/feedback.ts';

export const helpTopic = z.enum(['account', 'deposit', 'withdrawal', 'wallet', 'bonus', 'game', 'agent', 'protection']);
export type HelpTopic = z.infer<typeof helpTopic>;

/** A part of an article. */
const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('steps'), steps: z.array(z.string()) }),
  z.object({ kind: z.literal('facts'), facts: z.array(z.object({ label: z.string(), value: z.string() })) }),
  /** To a page of the site. */
  z.object({ kind: z.literal('link'), text: z.string(), path: z.string() }),
]);
export type HelpBlock = z.infer<typeof block>;

const article = z.object({
  id: articleId,
  topic: helpTopic,
  title: z.string(),
  /** The answer in one sentence. */
  summary: z.string(),
  /** Other words to find it by. */
  words: z.string(),
  blocks: z.array(block),
  /** Ids of articles close to it. */
  near: z.array(articleId),
});
export type HelpArticle = z.infer<typeof article>;

export const helpContract = {
  /** API-23, HELP-03. Limits, times and fees are those of this moment. */
  centre: defineEndpoint({
    id: 'help.centre',
    method: 'GET',
    path: '/wps/system/helpCenter',
    sends: 'query',
    token: false,
    encrypted: false,
    repeat: 'safe',
    request: z.object({ language: languageCode }),
    value: z.object({
      articles: z.array(article),
      /** Ids of the articles that most members said had helped, or of the first ones. */
      asked: z.array(articleId),
      /** When people answer, in words; in GMT+8. */
      hours: z.string(),
      serverTime: instant,
    }),
    refusals: [],
    spec: '7.2 help centre (API-23)',
  }),
  /** Whether an article helped; the last word of a member counts, once. */
  rate: defineEndpoint({
    id: 'help.rate',
    method: 'POST',
    path: '/wps/ext/v1/help/rate',
    sends: 'json',
    token: true,
    encrypted: false,
    repeat: 'once',
    request: z.object({ article: articleId, helpful: z.boolean() }),
    value: z.object({ helpful: z.int(), votes: z.int() }),
    refusals: ['NOT_FOUND'],
    spec: 'assumed: whether an article helped',
  }),
};
export type HelpCentre = z.infer<(typeof helpContract)['centre']['value']>;
