import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { empty, instant, languageCode, money } from '../fields.ts';
import { rowId } from '../money/bankAccount.ts';
import { paged, pageQuery } from '../paging.ts';
import { limitKind, limitPeriod } from './protection.ts';

export const messageKind = z.enum(['payment', 'security', 'promotion', 'upline', 'system']);
export type MessageKind = z.infer<typeof messageKind>;

/** What a message is about: its words follow the language of the reader. `note` is written by an operator. */
export const messageTopic = z.enum([
  'depositPaid',
  'depositFailed',
  'depositExpired',
  'withdrawalApproved',
  'withdrawalRejected',
  'withdrawalPaid',
  'withdrawalFailed',
  'passwordChanged',
  'paymentPasswordChanged',
  'bankAccountAdded',
  'mobileChanged',
  'emailChanged',
  'exportReady',
  'closingCancelled',
  'newDevice',
  'secondFactorOn',
  'secondFactorOff',
  'recoveryCodesMade',
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  'limitSet',
  'limitRaiseAsked',
  'limitRaised',
  'breakTaken',
  'excluded',
  'contractOffered',
  'contractAccepted',
  'contractDeclined',
  'lineRateChanged',
  'agentApproved',
  'agentRefused',
  'lineMoved',
  'ticketAnswered',
  'ticketClosed',
  'promotionApproved',
  'promotionRejected',
  'promotionPaid',
  'promotionExpired',
  'promotionWon',
  'drawResults',
  'note',
]);
export type MessageTopic = z.infer<typeof messageTopic>;

/** What a message names; each topic has some of them. */
const facts = z.object({
  amount: z.optional(money),
  fee: z.optional(money),
  /** Of the deposit, withdrawal or agreement. */
  number: z.optional(z.string()),
  /** Of the question to the desk, for people. */
  ticket: z.optional(z.string()),
  /** Last four digits. */
  account: z.optional(z.string()),
  /** What the operator said. */
  remark: z.optional(z.string()),
  /** The other side of an agreement. */
  person: z.optional(z.string()),
  /** A phone number or email address, masked. */
  contact: z.optional(z.string()),
  device: z.optional(z.string()),
  /** Of recovery codes that are left. */
  left: z.optional(z.int()),
  /** Without its last part. */
  address: z.optional(z.string()),
  limit: z.optional(z.object({ kind: limitKind, period: limitPeriod, amount: z.nullable(money) })),
  /** Null: for good. */
  until: z.optional(z.nullable(instant)),
});
export type MessageFacts = z.infer<typeof facts>;

const row = z.object({
  id: rowId,
  kind: messageKind,
  topic: messageTopic,
  sentAt: instant,
  isRead: z.boolean(),
  title: z.string(),
  text: z.string(),
});
export type MessageRow = z.infer<typeof row>;

const message = z.object({ ...row.shape, facts });
export type Message = z.infer<typeof message>;

const unread = z.object({ unread: z.int() });

const change = {
  method: 'POST',
  sends: 'json',
  token: true,
  encrypted: false,
  repeat: 'once',
  spec: 'assumed: platform information (MEMBER-17)',
} as const;

export const inboxContract = {
  unread: defineEndpoint({
    id: 'inbox.unread',
    method: 'GET',
    path: '/wps/relay/CSP_unreadCount',
    sends: 'nothing',
    token: true,
    encrypted: false,
    repeat: 'safe',
    /** An automatic refresh does not count as activity (decision W4). */
    headers: z.object({ 'x-background': z._default(z.enum(['0', '1']), '0') }),
    request: empty,
    value: unread,
    refusals: [],
    spec: '7.3 unread message count (API-30); answer and header assumed',
  }),
  list: defineEndpoint({
    id: 'inbox.list',
    method: 'GET',
    path: '/wps/ext/v1/messages',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: z.object({
      kind: z.enum(['all', ...messageKind.options]),
      show: z.enum(['all', 'unread', 'read']),
      order: z.enum(['newest', 'unreadFirst']),
      /** Found in title and text, in the language of the request; among the newest 1,000. */
      search: z.string().check(z.maxLength(100)),
      ...pageQuery,
      language: languageCode,
    }),
    /** `unread` of all messages, whatever is listed. */
    value: paged(row, unread.shape),
    refusals: [],
    spec: 'assumed: platform information (MEMBER-17)',
  }),
  /** A message; it is read from then on. */
  open: defineEndpoint({
    ...change,
    id: 'inbox.open',
    path: '/wps/ext/v1/messages/open',
    request: z.object({ id: rowId, language: languageCode }),
    value: message,
    refusals: ['NOT_FOUND'],
  }),
  /** A message that is to be read later. */
  keepUnread: defineEndpoint({
    ...change,
    id: 'inbox.keepUnread',
    path: '/wps/ext/v1/messages/unread',
    request: z.object({ id: rowId }),
    value: unread,
    refusals: ['NOT_FOUND'],
  }),
  readAll: defineEndpoint({
    ...change,
    id: 'inbox.readAll',
    path: '/wps/ext/v1/messages/read-all',
    request: empty,
    value: unread,
    refusals: [],
  }),
  /** Deletes a message; one that is gone already is no error. */
  remove: defineEndpoint({
    ...change,
    id: 'inbox.remove',
    path: '/wps/ext/v1/messages/remove',
    request: z.object({ id: rowId }),
    value: unread,
    refusals: [],
  }),
};
