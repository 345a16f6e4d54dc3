import * as z from 'zod/mini';
import { defineEndpoint, visible } from '../endpoint.ts';
import { acts } from './deskMarks.ts';

export const MAX_NOTE_TITLE = 80;
export const MAX_NOTE_TEXT = 2_000;

const noteTitle = visible(
  z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NOTE_TITLE), z.regex(/^[^\p{Cc}]*$/u)),
);
const noteText = visible(
  z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NOTE_TEXT), z.regex(/^(\n|[^\p{Cc}])*$/u)),
);

/** Kinds of notes that an operator writes. */
export const noteKind = z.enum(['system', 'promotion', 'payment', 'security']);
export type NoteKind = z.infer<typeof noteKind>;

/** One member, an agent with everybody below, or all members. */
export const noteTo = z.enum(['member', 'line', 'everybody']);
export type NoteTo = z.infer<typeof noteTo>;

export const deskMessages = {
  sendMessage: defineEndpoint({
    ...acts,
    id: 'desk.sendMessage',
    path: '/wps/ext/v1/desk/messages',
    request: z.object({
      to: noteTo,
      /** The member, or the agent of the line; empty for everybody. */
      username: z.string().check(z.trim(), z.maxLength(64)),
      kind: noteKind,
      title: z.object({ EN: noteTitle, TH: noteTitle }),
      text: z.object({ EN: noteText, TH: noteText }),
    }),
    /** How many members it was sent to. */
    value: z.object({ sent: z.int() }),
    refusals: ['ACCOUNT_UNKNOWN'],
  }),
};
