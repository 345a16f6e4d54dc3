import { assign, sendTo, setup } from 'xstate';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { PageSize } from '../../../api/contract/paging.ts';
import type { ListChosen, ListOpened, ListSized } from '../../list/list.machine.ts';
import type { ListChoice } from '../../list/list.rules.ts';
import type { EventsOf } from '../../support/events.ts';
import { exchangePage } from '../exchange/exchange.machine.ts';
import { exchangeListMachine } from './exchangeList.machine.ts';
import { pointMovementsMachine } from './pointMovements.machine.ts';
import type { pointsRecordEvents } from './pointsRecord.events.ts';

interface PointsRecordInput {
  readonly language: LanguageCode;
}

type Spoken = { readonly language: LanguageCode };
const payload = <Event>({ event }: { readonly event: Event }) => event;
const toLanguage = (_: object, { language }: Spoken) => ({ type: 'page.language', language }) as const;
const keepChoice = {
  'list.chosen': { actions: { type: 'keepChoice', params: payload<ListChosen> } },
  'list.sized': { actions: { type: 'keepSize', params: payload<ListSized> } },
} as const;

/**
 * The points record (POINTS-01, 08): exchanges, one of them in detail over their list (POINTS-03), and all movements of
 * points. Both lists have one date range.
 */
export const pointsRecordMachine = setup({
  types: {
    context: {} as PointsRecordInput & { readonly choice: Partial<ListChoice>; readonly opened: string | null },
    input: {} as PointsRecordInput,
    events: {} as EventsOf<typeof pointsRecordEvents> | ListOpened | ListChosen | ListSized,
    children: {} as { exchanges: 'exchanges'; exchange: 'exchange'; movements: 'movements' },
  },
  actors: { exchanges: exchangeListMachine, exchange: exchangePage.machine, movements: pointMovementsMachine },
  actions: {
    keepLanguage: assign((_, { language }: Spoken) => ({ language })),
    keepChoice: assign(({ context }, { choice }: { choice: ListChoice }) => ({
      choice: { ...context.choice, ...choice },
    })),
    keepSize: assign(({ context }, { size }: { size: PageSize }) => ({
      choice: { ...context.choice, pageSize: size },
    })),
    openExchange: assign((_, { id }: { id: string }) => ({ opened: id })),
    closeExchange: assign({ opened: null }),
    refreshList: sendTo('exchanges', { type: 'list.refresh' }),
    tellList: sendTo('exchanges', toLanguage),
    tellMovements: sendTo('movements', toLanguage),
    tellExchange: sendTo('exchange', toLanguage),
  },
}).createMachine({
  id: 'pointsRecord',
  context: ({ input: { language } }) => ({ language, choice: {}, opened: null }),
  initial: 'exchanges',
  states: {
    exchanges: {
      description: 'The list of exchanges runs, on screen or below one exchange.',
      initial: 'listing',
      invoke: {
        id: 'exchanges',
        src: 'exchanges',
        input: ({ context: { language, choice } }) => ({ language, choice }),
        onError: { target: 'failed', actions: 'closeExchange' },
      },
      on: keepChoice,
      states: {
        listing: {
          description: 'The list of exchanges is on screen.',
          on: {
            'list.opened': { target: 'following', actions: { type: 'openExchange', params: payload } },
            'pointsRecord.showMovements': '#pointsRecord.movements',
            'page.language': {
              actions: [
                { type: 'keepLanguage', params: payload },
                { type: 'tellList', params: payload },
              ],
            },
          },
        },
        following: {
          description: 'One exchange: reward and status.',
          invoke: {
            id: 'exchange',
            src: 'exchange',
            input: ({ context: { language, opened } }) => ({ language, id: opened ?? '' }),
            onDone: { target: 'listing', actions: ['closeExchange', 'refreshList'] },
            onError: { target: 'listing', actions: ['closeExchange', 'refreshList'] },
          },
          on: {
            'page.language': {
              actions: [
                { type: 'keepLanguage', params: payload },
                { type: 'tellList', params: payload },
                { type: 'tellExchange', params: payload },
              ],
            },
          },
        },
      },
    },
    movements: {
      description: 'The list of movements is on screen.',
      invoke: {
        id: 'movements',
        src: 'movements',
        input: ({ context: { language, choice } }) => ({ language, choice }),
        onError: 'failed',
      },
      on: {
        ...keepChoice,
        'pointsRecord.showExchanges': 'exchanges',
        'page.language': {
          actions: [
            { type: 'keepLanguage', params: payload },
            { type: 'tellMovements', params: payload },
          ],
        },
      },
    },
    failed: {
      description: 'A list has failed by a fault of its own; offers Retry.',
      on: {
        'pointsRecord.retry': 'exchanges',
        'page.language': { actions: { type: 'keepLanguage', params: payload } },
      },
    },
  },
});
