import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant, languageCode } from '../fields.ts';
import { rowId } from '../money/bankAccount.ts';
import { acts, lineOfText, linesOfText, page, publicationState, reads, reason, sitePath } from './deskMarks.ts';

export const MAX_NEWS_TITLE = 120;
export const MAX_NEWS_TEXT = 10_000;

/** PL news, H news that is also the line below the header, B a banner of home, which needs a picture. */
export const newsType = z.enum(['PL', 'H', 'B']);
/** Names of the drawn pictures. */
export const newsImage = z.enum(['hero-market', 'hero-river']);

/** An article as the desk writes it. What has to be there is `newsFaults`. */
const draft = z.object({
  type: newsType,
  title: z.object({ EN: lineOfText(MAX_NEWS_TITLE), TH: lineOfText(MAX_NEWS_TITLE) }),
  /** HTML, or plain text with empty lines between paragraphs (`newsHtml`); sanitised when it is saved and when it is read. */
  content: z.object({ EN: linesOfText(MAX_NEWS_TEXT), TH: linesOfText(MAX_NEWS_TEXT) }),
  image: z.nullable(newsImage),
  /** A page of the site. */
  link: z.nullable(sitePath),
  /** Null: from its publication on. */
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
});
export type NewsDraft = z.infer<typeof draft>;

const row = z.object({
  id: rowId,
  title: z.string(),
  type: newsType,
  state: publicationState,
  /** Null: a draft that begins with its publication. */
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
});

/** News at the desk (SCREEN-02). */
export const deskNews = {
  newsList: defineEndpoint({
    ...reads,
    id: 'desk.newsList',
    path: '/wps/ext/v1/desk/news',
    request: z.object({ state: publicationState, page, language: languageCode }),
    value: z.object({ list: z.array(row), count: z.int() }),
  }),
  newsArticle: defineEndpoint({
    ...reads,
    id: 'desk.newsArticle',
    path: '/wps/ext/v1/desk/news/article',
    request: z.object({ id: rowId }),
    value: z.object({ draft, published: z.boolean(), updatedAt: instant }),
    refusals: ['NOT_FOUND'],
  }),
  saveNews: defineEndpoint({
    ...acts,
    id: 'desk.saveNews',
    path: '/wps/ext/v1/desk/news/save',
    /** Null makes a new article; of another, `updatedAt` as it was read. */
    request: z.object({ id: z.nullable(rowId), updatedAt: z.nullable(instant), draft, publish: z.boolean() }),
    value: z.object({ id: rowId }),
    /** STATUS_CHANGED: changed since it was read; published stays published. */
    refusals: ['NOT_FOUND', 'STATUS_CHANGED'],
  }),
  withdrawNews: defineEndpoint({
    ...acts,
    id: 'desk.withdrawNews',
    path: '/wps/ext/v1/desk/news/withdraw',
    /** Players no longer see it from now on. */
    request: z.object({ id: rowId, remark: reason }),
    value: z.null(),
    refusals: ['NOT_FOUND', 'STATUS_CHANGED'],
  }),
};
