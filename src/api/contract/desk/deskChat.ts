import * as z from 'zod/mini';
import { defineEndpoint, visible } from '../endpoint.ts';
import { instant } from '../fields.ts';
import { chatText } from '../member/chat.ts';
import { acts, page, reads, reason, who } from './deskMarks.ts';

/** A month. */
const MAX_MUTE_MINUTES = 43_200;

/** Place of a message in the room. */
const place = z.string().check(z.regex(/^\d{1,15}$/));

const row = z.object({
  id: place,
  at: instant,
  member: who,
  text: visible(z.string()),
  /** Members who have reported it. */
  reports: z.int(),
  /** Null unless removed. */
  removedBy: z.nullable(z.string()),
  removedWhy: z.nullable(z.string()),
  /** Until when the member may only read; null otherwise. */
  mutedUntil: z.nullable(instant),
});
export type DeskChatMessage = z.infer<typeof row>;

export const chatQueue = z.enum(['reported', 'all']);

const decides = { ...acts, value: row } as const;

/** Moderation of the chat room (decision M14). */
export const deskChat = {
  chat: defineEndpoint({
    ...reads,
    id: 'desk.chat',
    path: '/wps/ext/v1/desk/chat',
    request: z.object({ queue: chatQueue, page }),
    /** Reported and not removed, the most reports first; all, the newest first. */
    value: z.object({ list: z.array(row), count: z.int() }),
  }),
  removeChat: defineEndpoint({
    ...decides,
    id: 'desk.removeChat',
    path: '/wps/ext/v1/desk/chat/remove',
    /** The members see the remark. */
    request: z.object({ id: place, remark: reason }),
    refusals: ['NOT_FOUND', 'STATUS_CHANGED'],
  }),
  /** Writes in the room, marked as staff; next to the message that it answers at the desk alone. */
  answerChat: defineEndpoint({
    ...decides,
    id: 'desk.answerChat',
    path: '/wps/ext/v1/desk/chat/answer',
    request: z.object({ id: place, text: visible(chatText) }),
    refusals: ['NOT_FOUND'],
  }),
  muteChat: defineEndpoint({
    ...decides,
    id: 'desk.muteChat',
    path: '/wps/ext/v1/desk/chat/mute',
    /** The author of a message may only read for so many minutes. */
    request: z.object({ id: place, minutes: z.int().check(z.minimum(1), z.maximum(MAX_MUTE_MINUTES)), remark: reason }),
    refusals: ['NOT_FOUND'],
  }),
};
