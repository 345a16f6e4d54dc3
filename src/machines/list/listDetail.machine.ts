import { type AnyStateMachine, assign, sendParent, sendTo, setup } from 'xstate';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { type IdempotencyState, idempotencyKeyOf } from '../money/idempotency.ts';
import type { MoneyMoved } from '../site/pages/pages.events.ts';
import type { PageInput } from '../site/pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import type { ListOpened } from './list.machine.ts';
import type { ListChoice } from './list.rules.ts';
import type { listDetailEvents } from './listDetail.events.ts';

interface ListDetailConfig {
  /** The id of its machine. */
  readonly id: string;
  /** A list whose rows open. */
  readonly list: AnyStateMachine;
  /** One row: a flow that may move money. */
  readonly detail: AnyStateMachine;
  /** The detail of a row, with the prefix of its idempotency keys. */
  readonly input: (opened: {
    readonly id: string;
    readonly keySeed: string;
    readonly language: LanguageCode;
    readonly known: unknown;
  }) => object;
  /** What is chosen at first, by the address of the page; null if it names nothing. */
  readonly choice?: (address: string) => Partial<ListChoice> | null;
}

type ListDetailInput = Pick<PageInput, 'language' | 'keySeed'> & Partial<Pick<PageInput, 'address'>>;
type ListDetailContext = ListDetailInput &
  IdempotencyState & { readonly opened: string | null; readonly known: unknown };

/** Sent by the page: the list is stale. */
export interface ListDetailRefresh {
  readonly type: 'listDetail.refresh';
}

/**
 * A list, and one of its rows in detail over it; the page may open a row too. The list keeps its filters and its page meanwhile, and loads again
 * afterwards. Each opened row has an idempotency key of its own (decision W8).
 */
export const createListDetailMachine = ({ id, list, detail, input, choice }: ListDetailConfig) =>
  setup({
    types: {
      context: {} as ListDetailContext,
      input: {} as ListDetailInput,
      events: {} as
        | EventsOf<typeof listDetailEvents>
        | ListOpened
        | ListDetailRefresh
        | MoneyMoved
        | { readonly type: 'page.language'; readonly language: LanguageCode },
      children: {} as { list: 'list'; detail: 'detail' },
    },
    actors: { list, detail },
    actions: {
      openRow: assign((_, params: ListOpened) => ({ opened: params.id, known: params.known ?? null })),
      closeRow: assign({ opened: null, known: null }),
      /** Another row is another intent. */
      rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
      keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
      passLanguage: sendTo('list', (_, params: { language: LanguageCode }) => ({
        type: 'page.language',
        language: params.language,
      })),
      passToDetail: sendTo('detail', (_, params: { language: LanguageCode }) => ({
        type: 'page.language',
        language: params.language,
      })),
      refreshList: sendTo('list', { type: 'list.refresh' }),
      tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
    },
  }).createMachine({
    id,
    context: ({ input: given }) => ({ ...given, keyIndex: 0, opened: null, known: null }),
    initial: 'open',
    states: {
      open: {
        description: 'The list runs, on screen or below one row.',
        initial: 'listing',
        on: {
          'page.language': {
            actions: [
              { type: 'keepLanguage', params: ({ event }) => event },
              { type: 'passLanguage', params: ({ event }) => event },
            ],
          },
          'listDetail.refresh': { actions: 'refreshList' },
        },
        invoke: {
          id: 'list',
          src: 'list',
          input: ({ context: { language, address = '' } }: { context: ListDetailInput }) => {
            const chosen = choice?.(address);
            return { language, ...(chosen && { choice: chosen }) };
          },
          onError: { target: 'failed', actions: ['closeRow', 'rotateKey'] },
        },
        states: {
          listing: {
            description: 'The list is on screen.',
            on: {
              'list.opened': { target: 'following', actions: { type: 'openRow', params: ({ event }) => event } },
            },
          },
          following: {
            description: 'One row in detail.',
            invoke: {
              id: 'detail',
              src: 'detail',
              input: ({ context }: { context: ListDetailContext }) =>
                input({
                  id: context.opened ?? '',
                  keySeed: idempotencyKeyOf(context),
                  language: context.language,
                  known: context.known,
                }),
              onDone: { target: 'listing', actions: ['closeRow', 'rotateKey', 'refreshList'] },
              onError: { target: 'listing', actions: ['closeRow', 'rotateKey', 'refreshList'] },
            },
            on: {
              'page.moneyMoved': { actions: 'tellMoved' },
              'page.language': {
                actions: [
                  { type: 'keepLanguage', params: ({ event }) => event },
                  { type: 'passLanguage', params: ({ event }) => event },
                  { type: 'passToDetail', params: ({ event }) => event },
                ],
              },
            },
          },
        },
      },
      failed: {
        description: 'The list has failed by a fault of its own; offers Retry.',
        on: { 'listDetail.retry': 'open' },
      },
    },
  });
