import { assign, enqueueActions, sendTo, setup } from 'xstate';
import {
  CHAT_PAUSE_MS,
  type ChatMessage,
  type ChatProblem,
  type ChatRequest,
  type ChatRoom,
} from '../../../api/contract/member/chat.ts';
import type { RefusalCode } from '../../../api/contract/refusal.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwiredCallback, unwiredListener } from '../../support/unwired.ts';
import type { chatEvents } from './chat.events.ts';
import {
  type ChatContext,
  type ChatInput,
  type ChatOutput,
  initialChat,
  isFailed,
  isOfOthers,
  lastSeq,
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
const chatSetup = setup({
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

/**
 * The chat room (MODAL-08). A message stays pending until the room tells it back, and is sent again with the same id
 * after a lost connection: none is lost and none comes twice.
 */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  context: ({ input }) => initialChat(input),
  initial: 'door',
  output: ({ context }) => ({ outcome: context.outcome }),
  on: { 'chat.close': '.closed' },
  states: {
    door: {
      description: 'Only members come in.',
      always: [{ guard: 'isMember', target: 'inside' }, { target: 'outside' }],
    },
    outside: {
      description: 'Not a member: shows why, and the way to become one.',
      on: { 'chat.logIn': { target: 'closed', actions: 'askLogIn' } },
    },
    inside: {
      description: 'A member in the room.',
      invoke: { id: 'network', src: 'network', onError: '.waiting' },
      on: {
        'chat.type': { actions: { type: 'keepText', params: ({ event }) => event } },
        'chat.choose': {
          guard: { type: 'isOfOthers', params: ({ event }) => event },
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'chat.discard': {
          guard: { type: 'isFailed', params: ({ event }) => event },
          actions: { type: 'discard', params: ({ event }) => event },
        },
      },
      initial: 'connected',
      states: {
        connected: {
          description: 'The connection is opening or open.',
          entry: 'countAttempt',
          invoke: {
            id: 'channel',
            src: 'channel',
            input: ({ context }) => ({ after: lastSeq(context) }),
            onError: 'waiting',
          },
          on: {
            'chat.lost': 'waiting',
            'chat.ended': { target: 'refused', actions: { type: 'keepRefusal', params: ({ event }) => event } },
          },
          initial: 'opening',
          states: {
            opening: {
              description: 'Waiting for the room.',
              after: { answer: '#chat.inside.waiting' },
              on: {
                'chat.room': {
                  target: 'live',
                  actions: ['forgetAttempts', { type: 'keepRoom', params: ({ event }) => event }, 'sendPending'],
                },
              },
            },
            live: {
              description: 'In the room.',
              type: 'parallel',
              on: {
                'chat.retry': {
                  guard: { type: 'isFailed', params: ({ event }) => event },
                  actions: { type: 'sayAgain', params: ({ event }) => event },
                },
                'chat.report': {
                  guard: { type: 'isNotReported', params: ({ event }) => event },
                  actions: [
                    { type: 'keepReported', params: ({ event }) => event },
                    { type: 'tellReport', params: ({ event }) => event },
                  ],
                },
                'chat.hide': {
                  guard: { type: 'isChosen', params: ({ event }) => event },
                  actions: { type: 'tellHide', params: ({ event }) => event },
                },
                'chat.showAll': { guard: 'isAnyHidden', actions: 'tellShowAll' },
              },
              states: {
                hearing: {
                  description: 'Hears the room; a connection that is silent for too long counts as lost.',
                  initial: 'listening',
                  states: {
                    listening: {
                      description: 'Waiting for news.',
                      after: { silence: '#chat.inside.waiting' },
                      on: {
                        'chat.room': {
                          target: 'listening',
                          reenter: true,
                          actions: { type: 'keepRoom', params: ({ event }) => event },
                        },
                        'chat.changed': {
                          target: 'listening',
                          reenter: true,
                          actions: { type: 'keepChanges', params: ({ event }) => event },
                        },
                        'chat.present': {
                          target: 'listening',
                          reenter: true,
                          actions: { type: 'keepPresent', params: ({ event }) => event },
                        },
                        'chat.refused': {
                          target: 'listening',
                          reenter: true,
                          actions: { type: 'keepProblem', params: ({ event }) => event },
                        },
                        'chat.beat': { target: 'listening', reenter: true },
                      },
                    },
                  },
                },
                speaking: {
                  description: 'One message in two seconds (decision M14).',
                  initial: 'ready',
                  states: {
                    ready: {
                      description: 'May send.',
                      on: { 'chat.send': { guard: 'isSayable', target: 'resting', actions: 'say' } },
                    },
                    resting: { description: 'Has just sent.', after: { pause: 'ready' } },
                  },
                },
              },
            },
          },
        },
        waiting: {
          description:
            'The connection was lost; reconnects after a wait, at once when the network is back or on request.',
          after: { reconnect: 'connected' },
          on: { 'chat.online': 'connected', 'chat.again': 'connected' },
        },
        refused: {
          description: 'The room is closed to this member; shows why.',
          on: { 'chat.again': 'connected' },
        },
      },
    },
    closed: { description: 'Closed.', type: 'final' },
  },
});
