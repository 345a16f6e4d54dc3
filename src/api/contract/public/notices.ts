import * as z from 'zod/mini';
import { defineEndpoint, secret } from '../endpoint.ts';
import { empty } from '../fields.ts';

/** A withdrawal that awaits an answer, an agreement that is offered, a new device, an answered ticket. */
export const noticeTopic = z.enum(['receipt', 'contract', 'device', 'ticket']);
export type NoticeTopic = z.infer<typeof noticeTopic>;

const choice = z.object({ topic: noticeTopic, email: z.boolean(), push: z.boolean() });
export type NoticeChoice = z.infer<typeof choice>;

const settings = z.object({
  choices: z.array(choice),
  /** Where email goes, masked; null without a confirmed address. */
  email: z.nullable(z.string()),
  /** Key of this server for `pushManager.subscribe`, base64url. */
  pushKey: z.string(),
  /** Browsers that show push messages. */
  browsers: z.int(),
});
export type NoticeSettings = z.infer<typeof settings>;

const change = {
  method: 'POST',
  sends: 'json',
  token: true,
  encrypted: false,
  repeat: 'once',
  value: settings,
} as const;
const endpoint = z.url().check(z.maxLength(1_000));

export const noticesContract = {
  settings: defineEndpoint({
    id: 'notices.settings',
    method: 'GET',
    path: '/wps/ext/v1/notices',
    sends: 'nothing',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: empty,
    value: settings,
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: notifications (issue 32)',
  }),
  choose: defineEndpoint({
    ...change,
    id: 'notices.choose',
    path: '/wps/ext/v1/notices/choose',
    request: choice,
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: notifications (issue 32)',
  }),
  /** Pushes to this browser from now on; at most ten browsers, the oldest is dropped. */
  subscribe: defineEndpoint({
    ...change,
    id: 'notices.subscribe',
    path: '/wps/ext/v1/notices/subscribe',
    request: z.object({
      endpoint,
      p256dh: secret(z.string().check(z.regex(/^[\w-]{87}$/))),
      auth: secret(z.string().check(z.regex(/^[\w-]{22}$/))),
    }),
    refusals: ['NEED_TRUE_ACCOUNT', 'NOT_ALLOWED'],
    spec: 'assumed: web push (issue 32)',
  }),
  /** Stops pushing to this browser; one that is unknown is no error. */
  unsubscribe: defineEndpoint({
    ...change,
    id: 'notices.unsubscribe',
    path: '/wps/ext/v1/notices/unsubscribe',
    request: z.object({ endpoint }),
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: web push (issue 32)',
  }),
};
