import * as z from 'zod/mini';
import { defineEndpoint, secret, visible } from '../endpoint.ts';
import { MAX_REPLY_CHARS, ticketDetail, ticketRow, ticketStatus, ticketText } from '../member/feedback.ts';
import { rowId } from '../money/bankAccount.ts';
import { acts, page, reads, reason, who } from './deskMarks.ts';

const row = z.object({ ...ticketRow.shape, member: who });
export type DeskTicketRow = z.infer<typeof row>;

const detail = z.object({
  ...ticketDetail.shape,
  member: who,
  /** The operator of each message; null for the member's. */
  operators: z.array(z.nullable(z.string())),
});
export type DeskTicket = z.infer<typeof detail>;

const decides = { ...acts, value: detail, refusals: ['NOT_FOUND', 'STATUS_CHANGED'] } as const;

/** The desk's answers to members (FEEDBACK-01). */
export const deskTickets = {
  tickets: defineEndpoint({
    ...reads,
    id: 'desk.tickets',
    path: '/wps/ext/v1/desk/tickets',
    request: z.object({ queue: ticketStatus, page }),
    /** Open: the most urgent first; others: last written in first. */
    value: z.object({ list: z.array(row), count: z.int() }),
  }),
  ticket: defineEndpoint({
    ...reads,
    id: 'desk.ticket',
    path: '/wps/ext/v1/desk/ticket',
    request: z.object({ id: rowId }),
    value: detail,
    refusals: ['NOT_FOUND'],
  }),
  ticketPicture: defineEndpoint({
    ...reads,
    id: 'desk.ticketPicture',
    path: '/wps/ext/v1/desk/ticket/picture',
    request: z.object({ id: rowId }),
    /** WebP, in base64. */
    value: z.object({ webp: secret(z.string()) }),
    refusals: ['NOT_FOUND'],
  }),
  replyTicket: defineEndpoint({
    ...decides,
    id: 'desk.replyTicket',
    path: '/wps/ext/v1/desk/ticket/reply',
    request: z.object({ id: rowId, text: visible(ticketText.check(z.minLength(1), z.maxLength(MAX_REPLY_CHARS))) }),
  }),
  closeTicket: defineEndpoint({
    ...decides,
    id: 'desk.closeTicket',
    path: '/wps/ext/v1/desk/ticket/close',
    /** The member sees the remark. */
    request: z.object({ id: rowId, remark: reason }),
  }),
};
