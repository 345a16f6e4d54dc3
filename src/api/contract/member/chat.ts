import * as z from 'zod/mini';
import { defineEndpoint, secret, visible } from '../endpoint.ts';
import { empty, instant } from '../fields.ts';
import { refusalCode } from '../refusal.ts';

/** Characters of a message. */
export const MAX_CHAT_CHARS = 200;
/** Decision M14: one message of a member in this time, ms. */
export const CHAT_PAUSE_MS = 2_000;
/** Messages that a room opens with. */
export const CHAT_WINDOW = 100;
/** Messages that a room opens with at most, after a connection was lost. */
export const MOST_CHAT_MISSED = 500;

/**
 * The chat room (MODAL-08, decision M14): a WebSocket, so it is not a call of the contract. The first message of a member
 * is `chat.hello`; the server tells `chatNews`.
 */
export const chatChannel = defineEndpoint({
  id: 'chat.channel',
  method: 'GET',
  path: '/wps/ext/v1/chat',
  sends: 'nothing',
  token: true,
  encrypted: false,
  repeat: 'safe',
  request: empty,
  value: empty,
  refusals: ['NEED_TRUE_ACCOUNT'],
  spec: '2.4 chat room (MODAL-08), decision M14',
});

/** Text only: no line breaks and no control characters. */
export const chatText = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(MAX_CHAT_CHARS), z.regex(/^[^\p{Cc}\u2028\u2029\u202A-\u202E]*$/u));
/** Of one message, made by its sender: sent again it is stored once. */
const chatId = z.string().check(z.regex(/^[\w-]{8,64}$/));
/** Place of a message in the room. */
const seq = z.int().check(z.positive());

export const chatRequest = z.discriminatedUnion('type', [
  /** `after` is the last message that the member has; null at first. */
  z.object({ type: z.literal('chat.hello'), token: secret(z.string()), after: z.nullable(seq) }),
  z.object({ type: z.literal('chat.say'), id: chatId, text: visible(chatText) }),
  z.object({ type: z.literal('chat.report'), seq }),
  /** Hides all messages of the author from this member. */
  z.object({ type: z.literal('chat.hide'), seq }),
  z.object({ type: z.literal('chat.showAll') }),
]);
export type ChatRequest = z.infer<typeof chatRequest>;

export const chatMessage = z.object({
  seq,
  at: instant,
  /** The nickname, or the masked username; of the staff, the brand. */
  name: visible(z.string()),
  /** Written at the desk, which no member can. */
  isStaff: z.boolean(),
  /** The sender's id of the message; null for the messages of others. */
  own: z.nullable(z.string()),
  /** Null: removed. */
  text: z.nullable(visible(z.string())),
  /** Why the desk has removed it. */
  reason: z.nullable(visible(z.string())),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** Why a message was not stored. */
export const chatProblem = z.enum(['TOO_FAST', 'MUTED', 'NOT_SAYABLE', 'NOT_STORED']);
export type ChatProblem = z.infer<typeof chatProblem>;

export const chatRoom = z.object({
  /** By place. Replaces what the member has. */
  messages: z.array(chatMessage),
  /** Members in the room. */
  present: z.int(),
  /** Members whose messages this member has hidden. */
  hidden: z.int(),
  /** Until when the desk lets this member only read; null otherwise. */
  mutedUntil: z.nullable(instant),
});
export type ChatRoom = z.infer<typeof chatRoom>;

export const chatNews = z.discriminatedUnion('type', [
  /** First, and whenever the whole room is told again. */
  z.object({ type: z.literal('chat.room'), room: chatRoom }),
  /** New and removed messages. A member's own is the acknowledgement: it is stored. */
  z.object({ type: z.literal('chat.changed'), messages: z.array(chatMessage) }),
  z.object({ type: z.literal('chat.present'), present: z.int() }),
  z.object({
    type: z.literal('chat.refused'),
    id: z.string(),
    problem: chatProblem,
    mutedUntil: z.nullable(instant),
  }),
  /** Every 15 s, so that a dead line is noticed. */
  z.object({ type: z.literal('chat.beat') }),
  /** The server closes the connection, and would refuse another one. */
  z.object({ type: z.literal('chat.ended'), code: refusalCode }),
]);
export type ChatNews = z.infer<typeof chatNews>;
