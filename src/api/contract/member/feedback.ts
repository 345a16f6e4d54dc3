import * as z from 'zod/mini';
import { defineEndpoint, visible } from '../endpoint.ts';
import { empty, instant, languageCode } from '../fields.ts';
import { rowId } from '../money/bankAccount.ts';
import { paged, pageQuery } from '../paging.ts';
import { FEEDBACK_BOUNDS } from '../rules/feedbackText.ts';

/** FEEDBACK-02. */
export const questionType = z.enum(['withdrawal', 'deposit', 'account', 'game', 'bonus', 'agent', 'complaint', 'idea']);
export type QuestionType = z.infer<typeof questionType>;

/** `open` waits for an answer of the desk, `answered` for the member. */
export const ticketStatus = z.enum(['open', 'answered', 'closed']);
export type TicketStatus = z.infer<typeof ticketStatus>;

export const TICKET_GROUPS = ['all', 'open', 'answered', 'closed'] as const;

const HOUR_MS = 3_600_000;
/** Promised time of an answer to each type. */
export const ANSWER_WITHIN_MS: Readonly<Record<QuestionType, number>> = {
  withdrawal: 2 * HOUR_MS,
  deposit: HOUR_MS,
  account: 4 * HOUR_MS,
  game: 12 * HOUR_MS,
  bonus: 24 * HOUR_MS,
  agent: 24 * HOUR_MS,
  complaint: 72 * HOUR_MS,
  idea: 168 * HOUR_MS,
};

/** Id of an article of the help centre. */
export const articleId = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));

/** A member's or operator's text: line breaks, and no other control characters. */
export const ticketText = z.string().check(z.trim(), z.regex(/^(\r?\n|[^\p{Cc}])*$/u));
export const MAX_REPLY_CHARS = 1_000;

export const ticketRow = z.object({
  id: rowId,
  /** For people, such as `4F7K-2Q`. */
  number: z.string(),
  type: questionType,
  status: ticketStatus,
  /** The beginning of the first message. */
  title: z.string(),
  openedAt: instant,
  /** When an answer is promised; null unless open. */
  dueAt: z.nullable(instant),
  /** When it was last written in. */
  changedAt: instant,
});
export type TicketRow = z.infer<typeof ticketRow>;

export const ticketDetail = z.object({
  ...ticketRow.shape,
  /** The article of the help centre that was not enough. */
  article: z.nullable(articleId),
  /** Oldest first. */
  messages: z.array(
    z.object({
      id: rowId,
      from: z.enum(['member', 'desk']),
      text: z.string(),
      at: instant,
      /** Ids of pictures. */
      pictures: z.array(rowId),
    }),
  ),
  closedAt: z.nullable(instant),
  serverTime: instant,
});
export type TicketDetail = z.infer<typeof ticketDetail>;

/** One or several pictures: multipart with one part of a name parses differently. */
const pictures = z.optional(z.union([z.file(), z.array(z.file()).check(z.maxLength(16))]));

const spec = '3, 5, 7.2 feedback (FEEDBACK-01…05)';
const reads = { method: 'GET', token: true, encrypted: false, repeat: 'safe', spec: `assumed: ${spec}` } as const;
const acts = {
  method: 'POST',
  sends: 'json',
  token: true,
  encrypted: false,
  value: ticketDetail,
  spec: `assumed: ${spec}`,
} as const;

export const feedbackContract = {
  /** API-24. The ticket that was opened. */
  send: defineEndpoint({
    id: 'feedback.send',
    method: 'PUT',
    path: '/wps/feedback',
    sends: 'upload',
    token: true,
    encrypted: false,
    repeat: 'keyed',
    request: z.object({
      type: questionType,
      content: visible(
        ticketText.check(z.minLength(FEEDBACK_BOUNDS.minChars), z.maxLength(2 * FEEDBACK_BOUNDS.maxChars)),
      ),
      article: z.optional(articleId),
      pictures,
      /** Whose words are counted. */
      language: languageCode,
    }),
    value: ticketDetail,
    refusals: ['NEED_TRUE_ACCOUNT', 'PROOF_UNREADABLE', 'LIMIT_REACHED'],
    spec,
  }),
  /** The types with the promised time of an answer, and what the last answers took. */
  promises: defineEndpoint({
    ...reads,
    id: 'feedback.promises',
    path: '/wps/ext/v1/feedback/promises',
    sends: 'nothing',
    request: empty,
    value: z.object({
      types: z.array(
        z.object({
          type: questionType,
          withinMs: z.int(),
          /** Median of the last 30 days; null while there are too few answers. */
          medianMs: z.nullable(z.int()),
        }),
      ),
      /** Answers of the last 30 days, and those in time; null while there are too few. */
      kept: z.nullable(z.object({ answers: z.int(), inTime: z.int() })),
    }),
    refusals: ['NEED_TRUE_ACCOUNT'],
  }),
  list: defineEndpoint({
    ...reads,
    id: 'feedback.list',
    path: '/wps/ext/v1/feedback/tickets',
    sends: 'query',
    request: z.object({ ...pageQuery, group: z.enum(TICKET_GROUPS) }),
    /** Last written in first. */
    value: paged(ticketRow),
    refusals: ['NEED_TRUE_ACCOUNT'],
  }),
  ticket: defineEndpoint({
    ...reads,
    id: 'feedback.ticket',
    path: '/wps/ext/v1/feedback/ticket',
    sends: 'query',
    /** An automatic refresh does not count as activity (decision W4). */
    headers: z.object({ 'x-background': z.optional(z.enum(['0', '1'])) }),
    request: z.object({ id: rowId }),
    value: ticketDetail,
    refusals: ['NEED_TRUE_ACCOUNT', 'NOT_FOUND'],
  }),
  reply: defineEndpoint({
    ...acts,
    id: 'feedback.reply',
    path: '/wps/ext/v1/feedback/reply',
    repeat: 'keyed',
    request: z.object({ id: rowId, text: visible(ticketText.check(z.minLength(1), z.maxLength(MAX_REPLY_CHARS))) }),
    refusals: ['NEED_TRUE_ACCOUNT', 'NOT_FOUND', 'STATUS_CHANGED', 'LIMIT_REACHED'],
  }),
  close: defineEndpoint({
    ...acts,
    id: 'feedback.close',
    path: '/wps/ext/v1/feedback/close',
    repeat: 'keyed',
    request: z.object({ id: rowId }),
    refusals: ['NEED_TRUE_ACCOUNT', 'NOT_FOUND', 'STATUS_CHANGED'],
  }),
  reopen: defineEndpoint({
    ...acts,
    id: 'feedback.reopen',
    path: '/wps/ext/v1/feedback/reopen',
    repeat: 'keyed',
    request: z.object({ id: rowId }),
    refusals: ['NEED_TRUE_ACCOUNT', 'NOT_FOUND', 'STATUS_CHANGED'],
  }),
};
export type Promises = z.infer<(typeof feedbackContract)['promises']['value']>;
