import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { instant } from '../../../api/contract/fields.ts';
import { chatMessage, chatProblem, chatRoom } from '../../../api/contract/member/chat.ts';
import { refusalCode } from '../../../api/contract/refusal.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

const seq = z.int();
const id = visible(z.string());

export const chatEvents = defineEvents({
  'chat.type': z.object({ value: visible(z.string()) }),
  'chat.send': emptyPayload,
  /** Sends a message again that was not stored. */
  'chat.retry': z.object({ id }),
  /** Gives a message up that was not stored; its text goes back into the field where that is empty. */
  'chat.discard': z.object({ id }),
  /** Opens or closes what can be done with a message. */
  'chat.choose': z.object({ seq }),
  'chat.report': z.object({ seq }),
  /** Hides the author. */
  'chat.hide': z.object({ seq }),
  'chat.showAll': emptyPayload,
  /** Connects now. */
  'chat.again': emptyPayload,
  'chat.logIn': emptyPayload,
  'chat.close': emptyPayload,
  /** The network is back. */
  'chat.online': emptyPayload,
  /** The room, first and after each reconnection. `key` begins the ids of new messages. */
  'chat.room': z.object({ key: visible(z.string()), room: chatRoom }),
  'chat.changed': z.object({ messages: z.array(chatMessage) }),
  'chat.present': z.object({ present: z.int() }),
  /** A message was not stored. */
  'chat.refused': z.object({ id, problem: chatProblem, mutedUntil: z.nullable(instant) }),
  'chat.beat': emptyPayload,
  /** The connection has ended, or could not be opened. */
  'chat.lost': emptyPayload,
  /** The server would refuse another connection. */
  'chat.ended': z.object({ code: refusalCode }),
});
