import {
  type ChatMessage,
  type ChatProblem,
  type ChatRoom,
  chatText,
  MOST_CHAT_MISSED,
} from '../../../api/contract/member/chat.ts';
import type { RefusalCode } from '../../../api/contract/refusal.ts';

/** Who opens the chat: only members come in. */
export type ChatVisitor = 'member' | 'visitor' | 'trial';

export interface ChatInput {
  readonly who: ChatVisitor;
  /** CONFIG-04: of the header, such as `#6b3fa0`. */
  readonly color: string;
}

/** `logIn`: a visitor wants to come in; `register`: a trial account does. */
export interface ChatOutput {
  readonly outcome: 'closed' | 'logIn' | 'register';
}

/** A message of this member that is not stored yet. */
export interface PendingMessage {
  readonly id: string;
  readonly text: string;
  /** Null while it is on its way. */
  readonly problem: ChatProblem | null;
}

export interface ChatContext extends ChatInput {
  readonly key: string;
  /** Messages that were sent with the key. */
  readonly sent: number;
  readonly messages: readonly ChatMessage[];
  readonly pending: readonly PendingMessage[];
  readonly present: number;
  readonly hidden: number;
  /** Null: may write, as far as is known. */
  readonly mutedUntil: number | null;
  readonly text: string;
  /** Place of the message whose actions are open. */
  readonly chosen: number | null;
  readonly reported: readonly number[];
  /** Attempts to connect since the room was last open; counted as far as the wait depends on them. */
  readonly attempts: number;
  /** Why the room is closed to this member. */
  readonly refusal: RefusalCode | null;
  readonly outcome: ChatOutput['outcome'];
}

export const initialChat = (input: ChatInput): ChatContext => ({
  ...input,
  key: '',
  sent: 0,
  messages: [],
  pending: [],
  present: 0,
  hidden: 0,
  mutedUntil: null,
  text: '',
  chosen: null,
  reported: [],
  attempts: 0,
  refusal: null,
  outcome: 'closed',
});

const RECONNECT_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000] as const;
export const nextAttempt = (attempts: number): number => Math.min(attempts + 1, RECONNECT_MS.length);
/** Wait before the next attempt, ms. */
export const reconnectDelay = ({ attempts }: Pick<ChatContext, 'attempts'>): number =>
  RECONNECT_MS[Math.max(0, attempts - 1)] ?? RECONNECT_MS[5];

/** What the room accepts of a typed text; null for none. */
export const sayable = (text: string): string | null => chatText.safeParse(text).data ?? null;

type Heard = Pick<ChatContext, 'messages' | 'pending' | 'mutedUntil' | 'chosen'>;

/** The room as it was told, without the pending messages that are stored. */
export const roomOf = (context: ChatContext, room: ChatRoom): Partial<ChatContext> => ({
  ...room,
  chosen: null,
  pending: unstored(context.pending, room.messages),
});

/** The messages with new and removed ones, by place, each once. */
export function withChanges(context: ChatContext, changes: readonly ChatMessage[]): Heard {
  const places = new Map([...context.messages, ...changes].map((one) => [one.seq, one]));
  const stored = [...places.values()].toSorted((one, other) => one.seq - other.seq);
  const messages = stored.slice(-MOST_CHAT_MISSED);
  const pending = unstored(context.pending, changes);
  const { chosen, mutedUntil } = context;
  return {
    messages,
    pending,
    mutedUntil: pending.length < context.pending.length ? null : mutedUntil,
    chosen: chosen !== null && isOfOthers({ messages }, chosen) ? chosen : null,
  };
}

const unstored = (pending: readonly PendingMessage[], stored: readonly ChatMessage[]): readonly PendingMessage[] => {
  const own = new Set(stored.map((one) => one.own));
  return pending.filter(({ id }) => !own.has(id));
};

/** Place of the last message of the room; null before any. */
export const lastSeq = ({ messages }: Pick<ChatContext, 'messages'>): number | null => messages.at(-1)?.seq ?? null;

/** Whether a message of somebody else can be reported, or its author hidden. */
export const isOfOthers = ({ messages }: Pick<ChatContext, 'messages'>, seq: number): boolean =>
  messages.some((one) => one.seq === seq && one.own === null && !one.isStaff && one.text !== null);

export const isFailed = ({ pending }: Pick<ChatContext, 'pending'>, id: string): boolean =>
  pending.some((one) => one.id === id && one.problem !== null);
