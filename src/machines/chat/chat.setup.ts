import { assign, enqueueActions, sendTo, setup } from 'xstate';
import {
  CHAT_PAUSE_MS,
  type ChatMessage,
  type ChatProblem,
  type ChatRequest,
  type ChatRoom,
} from '../../api/contract/chat.ts';
import type { RefusalCode } from '../../api/contract/refusal.ts';
import type { EventsOf } from '../support/events.ts';
import { unwiredCallback, unwiredListener } from '../support/unwired.ts';
import type { chatEvents } from './chat.events.ts';
import {
  type ChatContext,
  type ChatInput,
  type ChatOutput,
  isFailed,
  isOfOthers,
  nextAttempt,
  reconnectDelay,
  roomOf,
  sayable,
  withChanges,
} from './chat.rules.ts';

/** What the connection is asked to send. */
export type ChatAsked = Exclude<ChatRequest, { readonly type: 'chat.hello' }>;

type Ref = { readonly seq: number };
type Own = { readonly id: string };

/** Actors, actions and guards of the chat room. */
export const chatSetup = setup({
  types: {
    context: {} as ChatContext,
    input: {} as ChatInput,
    output: {} as ChatOutput,
    events: {} as EventsOf<typeof chatEvents>,
  },
  actors: {
    network: unwiredListener('chat.network'),
    channel: unwiredCallback<ChatAsked, { readonly after: number | null }>('chat.channel'),
  },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => nextAttempt(context.attempts) }),
    forgetAttempts: assign({ attempts: 0, refusal: null }),
    keepRoom: assign(({ context }, { key, room }: { key: string; room: ChatRoom }) => ({
      ...roomOf(context, room),
      ...(context.key === '' ? { key } : {}),
    })),
    /** The ids stay: what was stored before the connection broke is stored once. */
    sendPending: enqueueActions(({ context, enqueue }) => {
      for (const { id, text, problem } of context.pending)
        if (problem === null) enqueue.sendTo('channel', { type: 'chat.say', id, text });
    }),
    keepChanges: assign(({ context }, params: { messages: readonly ChatMessage[] }) =>
      withChanges(context, params.messages),
    ),
    keepPresent: assign((_, params: { present: number }) => ({ present: params.present })),
    keepProblem: assign(({ context }, params: { id: string; problem: ChatProblem; mutedUntil: number | null }) => ({
      pending: context.pending.map((one) => (one.id === params.id ? { ...one, problem: params.problem } : one)),
      mutedUntil: params.mutedUntil ?? context.mutedUntil,
    })),
    keepText: assign((_, params: { value: string }) => ({ text: params.value })),
    say: enqueueActions(({ context, enqueue }) => {
      const id = `${context.key}-${context.sent}`;
      const text = sayable(context.text) ?? '';
      enqueue.assign({
        sent: context.sent + 1,
        text: '',
        pending: [...context.pending, { id, text, problem: null }],
      });
      enqueue.sendTo('channel', { type: 'chat.say', id, text });
    }),
    sayAgain: enqueueActions(({ context, enqueue }, params: Own) => {
      const again = context.pending.find(({ id }) => id === params.id);
      enqueue.assign({
        pending: context.pending.map((one) => (one.id === params.id ? { ...one, problem: null } : one)),
      });
      if (again) enqueue.sendTo('channel', { type: 'chat.say', id: again.id, text: again.text });
    }),
    discard: assign(({ context }, params: Own) => ({
      pending: context.pending.filter(({ id }) => id !== params.id),
      text: context.text === '' ? (context.pending.find(({ id }) => id === params.id)?.text ?? '') : context.text,
    })),
    choose: assign(({ context }, params: Ref) => ({ chosen: context.chosen === params.seq ? null : params.seq })),
    keepReported: assign(({ context }, params: Ref) => ({
      reported: [...context.reported, params.seq],
      chosen: null,
    })),
    tellReport: sendTo('channel', (_, params: Ref): ChatAsked => ({ type: 'chat.report', seq: params.seq })),
    tellHide: sendTo('channel', (_, params: Ref): ChatAsked => ({ type: 'chat.hide', seq: params.seq })),
    tellShowAll: sendTo('channel', { type: 'chat.showAll' } satisfies ChatAsked),
    keepRefusal: assign((_, params: { code: RefusalCode }) => ({ refusal: params.code })),
    askLogIn: assign(({ context }) => ({
      outcome: context.who === 'trial' ? ('register' as const) : ('logIn' as const),
    })),
  },
  guards: {
    isMember: ({ context }) => context.who === 'member',
    /** One message at a time: the order that a member writes in is the order of the room. */
    isSayable: ({ context }) => context.pending.length === 0 && sayable(context.text) !== null,
    isFailed: ({ context }, params: Own) => isFailed(context, params.id),
    isOfOthers: ({ context }, params: Ref) => isOfOthers(context, params.seq),
    isChosen: ({ context }, params: Ref) => context.chosen === params.seq,
    isNotReported: ({ context }, params: Ref) =>
      context.chosen === params.seq && !context.reported.includes(params.seq),
    isAnyHidden: ({ context }) => context.hidden > 0,
  },
  delays: {
    reconnect: ({ context }) => reconnectDelay(context),
    silence: 45_000,
    answer: 20_000,
    pause: CHAT_PAUSE_MS,
  },
});
