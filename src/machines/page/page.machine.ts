import {
  type ActorRefFromLogic,
  and,
  assign,
  type EventObject,
  type MetaObject,
  type ParameterizedObject,
  type PromiseActorLogic,
  raise,
  type StateMachine,
  type StateSchema,
  type StateValue,
  sendParent,
  setup,
  stateIn,
} from 'xstate';
import * as z from 'zod/mini';
import { apiPort } from '../../api/actors.ts';
import type { CallOf, Endpoint, RequestOf, ValueOf } from '../../api/contract/endpoint.ts';
import { languageCode } from '../../api/contract/fields.ts';
import { failureOf } from '../../api/failure.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../money/idempotency.ts';
import type { MoneyMoved } from '../site/pages/pages.events.ts';
import { type EventSchemas, emptyPayload, type MarkedEvents } from '../support/events.ts';
import { memberListener } from '../support/member.ts';
import type {
  Asking,
  Choice,
  Choices,
  PageContext,
  PageEvent,
  PageOpening,
  PageValue,
  Queries,
  Query,
  Submission,
  Submissions,
  Values,
} from './page.parts.ts';

interface ChoiceOptions<Value> {
  /** Reads it from the address, at first and whenever that changes. */
  readonly from?: (address: string) => Value;
  /** Choices that this one sets back. */
  readonly resets?: readonly string[];
  /** Ends the dialog. */
  readonly closes?: true;
}

/** States a choice of a page. */
export const choice = <Schema extends z.ZodMiniType>(
  schema: Schema,
  initial: NoInfer<z.output<Schema>>,
  { from, resets = [], closes }: ChoiceOptions<NoInfer<z.output<Schema>>> = {},
): Choice<Schema> => ({ schema, initial, from: from ?? null, resets, closes: closes ?? false });

interface QueryOptions<E extends Endpoint, A> {
  /** From choices and language; an empty request where left out. */
  readonly request?: (asking: A) => RequestOf<E>;
  /** Loads again after this time, ms. */
  readonly freshFor?: number;
  /** Loads again on `<page>.refresh`. */
  readonly refreshes?: true;
}

/** States a read of a page. */
type StateQuery<A, Member extends boolean> = <const E extends Endpoint>(
  endpoint: E,
  options?: QueryOptions<E, A>,
) => Query<E, Member>;

const queryFor =
  <Member extends boolean>(member: Member): StateQuery<never, Member> =>
  (endpoint, { request, freshFor, refreshes } = {}) => ({
    endpoint,
    request: request ?? null,
    freshFor: freshFor ?? null,
    refreshes: refreshes ?? false,
    member,
  });

interface SubmissionOptions<E extends Endpoint, Known, Payload extends z.ZodMiniType> {
  readonly payload: Payload;
  readonly request: (page: Known, payload: z.output<Payload>) => RequestOf<E>;
  /** Whether it makes sense now; always where left out. */
  readonly can?: (page: Known, payload: z.output<Payload>) => boolean;
  /** Reads that it goes by: it waits while one of them is loaded again. */
  readonly needs?: readonly (keyof Known & string)[];
  readonly asks?: true;
  readonly reload?: readonly (keyof Known & string)[];
  readonly answers?: keyof Known & string;
  readonly movesMoney?: true;
}

/** States a write of a page. */
type StateSubmission<Known> = <const E extends Endpoint, Payload extends z.ZodMiniType>(
  endpoint: E,
  options: SubmissionOptions<E, Known, Payload>,
) => Submission<E, Payload>;

const submission: StateSubmission<object> = (endpoint, options) => ({
  endpoint,
  payload: options.payload,
  request: options.request as never,
  can: options.can ?? null,
  needs: options.needs ?? [],
  asks: options.asks ?? false,
  reload: options.reload ?? [],
  answers: options.answers ?? null,
  movesMoney: options.movesMoney ?? false,
});

/** What a page is made of. */
interface PageConfig<
  Id extends string,
  C extends Choices,
  R extends Queries,
  W extends Submissions,
  Given,
  X extends boolean,
  O,
> {
  readonly id: Id;
  /** What it is opened with, such as the id of a record: a type alone. */
  readonly input?: Given;
  /** Shown over another page: it ends on `<page>.close`, but not while a write is under way. */
  readonly closes?: X;
  readonly choices?: C;
  /** `memberQuery` reads for members alone: a visitor's read is `visitor`. */
  readonly reads: (query: StateQuery<Asking<C> & Given, false>, memberQuery: StateQuery<Asking<C> & Given, true>) => R;
  readonly writes?: (submission: StateSubmission<Asking<C> & Given & Values<R>>) => W;
  /** What it ends with. */
  readonly output?: (page: Asking<C> & Given & Values<R>) => O;
}

type FetchOf<R extends Queries> = {
  [K in keyof R & string]: PortOf<`fetch${Capitalize<K>}`, R[K]['endpoint']>;
}[keyof R & string];

type SendOf<W extends Submissions> = {
  [K in keyof W & string]: PortOf<`send${Capitalize<K>}`, W[K]['endpoint']>;
}[keyof W & string];

interface PortOf<Name extends string, E extends Endpoint> {
  readonly src: Name;
  readonly logic: PromiseActorLogic<ValueOf<E>, CallOf<E>>;
  readonly id: Name;
}

/** The machine of a page, as its views and its tests see it. */
export type PageMachine<
  Id extends string,
  C extends Choices,
  R extends Queries,
  W extends Submissions,
  Given,
  X extends boolean,
  O,
> = StateMachine<
  PageContext<C, R, W> & Given,
  PageEvent<Id, C, W>,
  Record<string, ActorRefFromLogic<PromiseActorLogic<unknown>> | undefined>,
  FetchOf<R> | SendOf<W> | { readonly src: 'member'; readonly logic: typeof memberListener; readonly id: 'member' },
  ParameterizedObject,
  ParameterizedObject,
  string,
  PageValue<R, W, X> & StateValue,
  'busy',
  PageOpening<C, W, Given>,
  O,
  EventObject,
  MetaObject,
  StateSchema
>;

/** What the chart itself needs of the context, whatever the page. */
type Known = PageContext<Choices, Queries, Submissions>;

interface AnyEvent extends EventObject {
  readonly read?: string;
}

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const errorOf = ({ event }: { readonly event: object }) => ({ error: (event as { error: unknown }).error });

const outputOf = ({ event }: { readonly event: object }) => ({ value: (event as { output: unknown }).output });

const payloadOf = ({ event }: { readonly event: object }) => event;

/** Whether two requests ask for the same, in whatever language. */
const isSameQuestion = (one: object, other: object): boolean =>
  JSON.stringify({ ...one, language: null }) === JSON.stringify({ ...other, language: null });

/**
 * A page as the sum of its requests: each read is a region (`loading`, `shown`, `failed`), the writes are one (`ready`,
 * `sending`, `unsure`). A read loads again when a choice or the language changes its request; what is known stays on
 * screen, unless it answers another question. A write keeps its idempotency key until it is answered (decision W8).
 */
export function createPage<
  const Id extends string,
  const R extends Queries,
  const C extends Choices = Record<never, Choice>,
  const W extends Submissions = Record<never, Submission>,
  Given extends object = object,
  const X extends boolean = false,
  O = undefined,
>(
  config: PageConfig<Id, C, R, W, Given, X, O>,
): { readonly machine: PageMachine<Id, C, R, W, Given, X, O>; readonly events: MarkedEvents } {
  const { id, closes, output } = config;
  const choices: Choices = config.choices ?? {};
  const reads: Queries = config.reads(queryFor(false), queryFor(true));
  const writes: Submissions = config.writes?.(submission as never) ?? {};
  const isForMembers = Object.values(reads).some(({ member }) => member);

  const hasWrites = Object.keys(writes).length > 0;
  const regions = [...Object.keys(reads), ...(hasWrites ? ['write'] : []), ...(isForMembers ? ['member'] : [])];
  const closed = closes && { closed: { type: 'final', description: 'Closed.' } as const };
  const close = closes
    ? [[`${id}.close`, { target: regions.map((region) => `#${id}.${region}.closed`) }] as const]
    : [];

  const nothing = (names: object) => Object.fromEntries(Object.keys(names).map((name) => [name, null]));
  const initial = Object.fromEntries(Object.entries(choices).map(([name, { initial }]) => [name, initial]));
  const chosenFrom = (address: string) =>
    Object.fromEntries(Object.entries(choices).flatMap(([name, { from }]) => (from ? [[name, from(address)]] : [])));
  const requestOf = (context: object, read: string): object =>
    (reads[read]?.request?.(context as never) ?? {}) as object;

  const setUp = setup({
    types: {
      context: {} as Known,
      input: {} as PageOpening<Choices, Submissions, object>,
      events: {} as AnyEvent,
      tags: {} as 'busy',
    },
    actors: {
      ...Object.fromEntries(
        Object.entries(reads).map(([name, { endpoint }]) => [`fetch${capital(name)}`, apiPort(endpoint)]),
      ),
      ...Object.fromEntries(
        Object.entries(writes).map(([name, { endpoint }]) => [`send${capital(name)}`, apiPort(endpoint)]),
      ),
      ...((isForMembers ? { member: memberListener } : {}) as { readonly member: typeof memberListener }),
    },
    actions: {
      keepLanguage: assign((_, { language }: { language: Known['language'] }) => ({ language })),
      keepAddress: assign((_, { address }: { address: string }) => ({ address, ...chosenFrom(address) })),
      choose: assign((_, { name, value }: { name: string; value: unknown }) => {
        const reset = choices[name]?.resets.map((other) => [other, initial[other]] as const) ?? [];
        return { ...Object.fromEntries(reset), [name]: value };
      }),
      keepRequest: assign(({ context }, { read }: { read: string }) => {
        const request = requestOf(context, read);
        const last = context.requests[read] as object | undefined;
        return {
          ...(last !== undefined && !isSameQuestion(last, request) ? { [read]: null } : {}),
          requests: { ...context.requests, [read]: request },
          failures: { ...context.failures, [read]: null },
        };
      }),
      keepValue: assign(({ context }, { read, value }: { read: string; value: unknown }) => ({
        [read]: value,
        failures: { ...context.failures, [read]: null },
      })),
      keepFailure: assign(({ context }, { of, error }: { of: string; error: unknown }) => ({
        failures: { ...context.failures, [of]: failureOf(error) },
      })),
      forgetRead: assign(({ context }, { read }: { read: string }) => ({
        [read]: null,
        failures: { ...context.failures, [read]: null },
      })),
      begin: assign(({ context }, { write, payload }: { write: string; payload: object }) => ({
        sending: { payload: payload as never, request: writes[write]?.request(context as never, payload as never) },
        payloads: { ...nothing(writes), [write]: payload as never },
      })),
      /** Nothing of the last write is shown any longer. */
      forgetLast: assign(({ context }) => ({
        payloads: nothing(writes),
        answers: nothing(writes),
        failures: { ...context.failures, ...nothing(writes) },
      })),
      keepAnswer: assign(({ context }, { write, value }: { write: string; value: unknown }) => {
        const read = writes[write]?.answers ?? null;
        return { ...(read === null ? {} : { [read]: value }), answers: { ...context.answers, [write]: value } };
      }),
      forgetFailure: assign(({ context }, { of }: { of: string }) => ({
        failures: { ...context.failures, [of]: null },
      })),
      /** Answered: the next write gets a new idempotency key. */
      rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1, sending: null })),
      forgetSending: assign({ sending: null }),
      reload: raise((_, { read }: { read: string }) => ({ type: 'page.reload', read })),
      signOut: raise({ type: 'page.signedOut' }),
      close: raise({ type: `${id}.close` }),
      tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
    },
    guards: {
      asksElse: ({ context }, { read }: { read: string }) =>
        JSON.stringify(context.requests[read]) !== JSON.stringify(requestOf(context, read)),
      isRead: (_, { read, named }: { read: string; named: string | undefined }) => read === named,
      can: ({ context }, { write, payload }: { write: string; payload: object }) =>
        writes[write]?.can?.(context as never, payload as never) === true,
      isReady: stateIn({ write: 'ready' }),
      ...(Object.fromEntries(
        Object.keys(reads).map((read) => [`${read}IsShown`, stateIn({ [read]: 'shown' })]),
      ) as object),
      isOutcomeUnknown: (_, { error }: { error: unknown }) => isOutcomeUnknown(failureOf(error)),
    },
    delays: Object.fromEntries(
      Object.entries(reads).flatMap(([name, { freshFor }]) =>
        freshFor === null ? [] : [[`${name}FreshFor`, freshFor]],
      ),
    ) as Readonly<Record<string, number>>,
  });

  /** The region of a read. */
  const regionOf = ([read, { request, freshFor, refreshes, member }]: [string, Query]) => {
    const isReloaded = Object.values(writes).some(({ reload }) => reload.includes(read));
    const follow = request && {
      always: { guard: { type: 'asksElse', params: { read } }, target: 'loading', reenter: true } as const,
    };
    const keepFailure = {
      type: 'keepFailure',
      params: ({ event }: { readonly event: object }) => ({ of: read, ...errorOf({ event }) }),
    } as const;
    return {
      description: `The read \`${read}\`.`,
      initial: member ? 'visitor' : 'loading',
      on: {
        ...(isReloaded && {
          'page.reload': {
            guard: {
              type: 'isRead',
              params: ({ event }: { readonly event: AnyEvent }) => ({ read, named: event.read }),
            },
            target: '.loading',
          },
        }),
        ...(member && {
          'page.signedIn': { target: '.loading', actions: { type: 'forgetRead', params: { read } } },
          'page.signedOut': { target: '.visitor', actions: { type: 'forgetRead', params: { read } } },
        }),
      },
      states: {
        ...(member && {
          visitor: {
            description: 'Nobody is signed in, or a trial.',
            ...(isReloaded && { on: { 'page.reload': 'visitor' } }),
          },
        }),
        loading: {
          description: 'Loading; known data stays on screen.',
          tags: 'busy',
          entry: { type: 'keepRequest', params: { read } },
          ...follow,
          invoke: {
            id: `fetch${capital(read)}`,
            src: `fetch${capital(read)}`,
            input: ({ context }: { readonly context: object }) => ({ request: requestOf(context, read) }),
            onDone: {
              target: 'shown',
              actions: {
                type: 'keepValue',
                params: ({ event }: { readonly event: object }) => ({ read, ...outputOf({ event }) }),
              },
            },
            onError: { target: 'failed', actions: keepFailure },
          },
        },
        shown: {
          description: freshFor === null ? 'Loaded.' : 'Loaded; loads again after a while.',
          ...follow,
          ...(refreshes && {
            on: {
              [`${id}.refresh`]: {
                ...(hasWrites && ({ guard: 'isReady', actions: 'forgetLast' } as const)),
                target: 'loading',
              },
            },
          }),
          ...(freshFor !== null && { after: { [`${read}FreshFor`]: 'loading' } }),
        },
        failed: {
          description: 'Loading failed; shows the reason and Retry. Known data stays on screen.',
          ...follow,
          on: { [`${id}.retry`]: 'loading' },
        },
        ...closed,
      },
    };
  };

  const ready = `#${id}.write.ready`;

  /** The states of a write. */
  const statesOf = ([write, { endpoint, asks, reload, movesMoney }]: [string, Submission]) => {
    const keepFailure = {
      type: 'keepFailure',
      params: ({ event }: { readonly event: object }) => ({ of: write, ...errorOf({ event }) }),
    } as const;
    const forgetFailure = { type: 'forgetFailure', params: { of: write } } as const;
    const keepAnswer = {
      type: 'keepAnswer',
      params: ({ event }: { readonly event: object }) => ({ write, ...outputOf({ event }) }),
    } as const;
    const answered = [
      'rotateKey',
      ...reload.map((read) => ({ type: 'reload', params: { read } }) as const),
      ...(movesMoney ? (['tellMoved'] as const) : []),
    ] as const;
    const isKeyed = endpoint.repeat === 'keyed';
    return {
      description: `The write \`${write}\`.`,
      initial: asks ? 'asking' : 'sending',
      states: {
        ...(asks && {
          asking: {
            description: 'Asks before it sends.',
            on: { [`${id}.confirm`]: 'sending', [`${id}.back`]: { target: ready, actions: 'forgetSending' } },
          },
        }),
        sending: {
          description: isKeyed ? 'Sending, once for each idempotency key.' : 'Sending.',
          tags: 'busy',
          invoke: {
            id: `send${capital(write)}`,
            src: `send${capital(write)}`,
            input: ({ context }: { readonly context: Known }) => ({
              request: context.sending?.request,
              ...(isKeyed && { idempotencyKey: idempotencyKeyOf(context) }),
            }),
            onDone: { target: ready, actions: [keepAnswer, ...answered] },
            onError: [
              ...(isKeyed
                ? [{ guard: { type: 'isOutcomeUnknown', params: errorOf }, target: 'unsure', actions: keepFailure }]
                : []),
              { target: ready, actions: [keepFailure, ...answered] },
            ],
          },
        },
        ...(isKeyed && {
          unsure: {
            description: 'Outcome unknown. Safe to resend: same idempotency key.',
            on: {
              [`${id}.resend`]: { target: 'sending', actions: forgetFailure },
              [`${id}.check`]: { target: ready, actions: [forgetFailure, ...answered] },
            },
          },
        }),
      },
    };
  };

  const writeRegion = {
    description: 'What the person does, one at a time.',
    initial: 'ready',
    states: {
      ready: {
        description: 'Nothing is sent; says how the last one ended.',
        on: {
          ...Object.fromEntries(close),
          ...Object.fromEntries(
            Object.entries(writes).map(([write, { can, needs }]) => {
              const params = ({ event }: { readonly event: object }) => ({ write, payload: withoutType(event) });
              const guards = [
                ...needs.map((read) => `${read}IsShown`),
                ...(can ? [{ type: 'can', params } as const] : []),
              ];
              return [
                `${id}.${write}`,
                {
                  ...(guards.length > 0 && { guard: guards.length > 1 ? and(guards as never) : guards[0] }),
                  target: write,
                  actions: ['forgetLast', { type: 'begin', params }],
                },
              ];
            }),
          ),
        },
      },
      ...Object.fromEntries(Object.entries(writes).map((write) => [write[0], statesOf(write)])),
      ...closed,
    },
  };

  const memberRegion = {
    description: 'Whether a member is signed in.',
    initial: 'listening',
    states: {
      listening: {
        description: 'Hears of every change.',
        invoke: { id: 'member', src: 'member', onError: { target: 'lost', actions: 'signOut' } },
      },
      lost: { description: 'A defect: taken for a visitor.' },
      ...closed,
    },
  };

  const keepLanguage = { actions: { type: 'keepLanguage', params: payloadOf } } as const;
  const machine = setUp.createMachine({
    id,
    context: ({
      input: { language, keySeed = '', address = '', ...given },
    }: {
      readonly input: PageOpening<Choices, Submissions, object>;
    }) =>
      ({
        language,
        address,
        keySeed,
        keyIndex: 0,
        ...initial,
        ...chosenFrom(address),
        ...given,
        ...nothing(reads),
        requests: {},
        failures: nothing({ ...reads, ...writes }),
        sending: null,
        payloads: nothing(writes),
        answers: nothing(writes),
      }) as unknown as Known,
    ...(output && { output: ({ context }: { readonly context: object }) => output(context as never) }),
    type: 'parallel',
    on: {
      'page.language': keepLanguage,
      ...(closes && { 'modal.language': keepLanguage }),
      'page.address': { actions: { type: 'keepAddress', params: payloadOf } },
      ...(!hasWrites && Object.fromEntries(close)),
      ...Object.fromEntries(
        Object.entries(choices).map(([name, choice]) => {
          const params = ({ event }: { readonly event: object }) => ({ name, value: event[name as never] });
          return [
            `${id}.${name}`,
            { actions: [{ type: 'choose', params }, ...(choice.closes ? (['close'] as const) : [])] },
          ];
        }),
      ),
    },
    states: {
      ...Object.fromEntries(Object.entries(reads).map((read) => [read[0], regionOf(read)])),
      ...(hasWrites && { write: writeRegion }),
      ...(isForMembers && { member: memberRegion }),
    },
  } as never);

  const schemas: EventSchemas = {
    ...Object.fromEntries(
      Object.entries(choices).map(([name, { schema }]) => [`${id}.${name}`, z.object({ [name]: schema })]),
    ),
    ...Object.fromEntries(
      Object.entries(writes).map(([name, { payload }]) => [`${id}.${name}`, payload as z.ZodMiniType<object>]),
    ),
    [`${id}.retry`]: emptyPayload,
    ...(Object.values(writes).some(({ asks }) => asks) && {
      [`${id}.confirm`]: emptyPayload,
      [`${id}.back`]: emptyPayload,
    }),
    ...(Object.values(writes).some(({ endpoint }) => endpoint.repeat === 'keyed') && {
      [`${id}.resend`]: emptyPayload,
      [`${id}.check`]: emptyPayload,
    }),
    ...(Object.values(reads).some(({ refreshes }) => refreshes) && { [`${id}.refresh`]: emptyPayload }),
    ...(isForMembers && { 'page.signedIn': emptyPayload, 'page.signedOut': emptyPayload }),
    'page.language': z.object({ language: languageCode }),
    ...(closes && { 'modal.language': z.object({ language: languageCode }), [`${id}.close`]: emptyPayload }),
  };
  return {
    machine: machine as unknown as PageMachine<Id, C, R, W, Given, X, O>,
    events: schemas as MarkedEvents,
  };
}

/** What an event carries. */
const withoutType = ({ type: _type, ...payload }: { readonly type?: string }): object => payload;
