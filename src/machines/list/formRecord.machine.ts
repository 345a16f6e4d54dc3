import { type AnyStateMachine, assign, sendParent, sendTo, setup } from 'xstate';
import type { LanguageCode } from '../../api/contract/fields.ts';
import type { MoneyMoved } from '../site/pages/pages.events.ts';
import type { PageInput } from '../site/pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import type { formRecordEvents } from './formRecord.events.ts';
import type { ListOpened } from './list.machine.ts';
import type { ListDetailRefresh } from './listDetail.machine.ts';

interface FormRecordConfig {
  /** The id of its machine. */
  readonly id: string;
  /** Makes what the record lists; tells `list.opened` when it is made, `listDetail.refresh` when it may be. */
  readonly form: AnyStateMachine;
  /** What `createListDetailMachine` makes. */
  readonly record: AnyStateMachine;
}

interface PageLanguage {
  readonly type: 'page.language';
  readonly language: LanguageCode;
}

interface FormRecordContext extends PageInput {
  /** How often form or record was started again. */
  readonly restarts: number;
}

const seedOf = ({ keySeed, restarts }: Pick<FormRecordContext, 'keySeed' | 'restarts'>): string =>
  restarts === 0 ? keySeed : `${keySeed}-r${restarts}`;

/**
 * A form and the record of what it makes, side by side: each loads, fails and is started again without the other. What
 * is made opens in the record; money that moves in one is told to the other and to the site.
 */
export const createFormRecordMachine = ({ id, form, record }: FormRecordConfig) =>
  setup({
    types: {
      context: {} as FormRecordContext,
      input: {} as PageInput,
      events: {} as EventsOf<typeof formRecordEvents> | ListOpened | ListDetailRefresh | MoneyMoved | PageLanguage,
      children: {} as { form: 'form'; record: 'record' },
    },
    actors: { form, record },
    actions: {
      keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
      passToForm: sendTo('form', (_, params: MoneyMoved | PageLanguage) => params),
      passToRecord: sendTo('record', (_, params: ListOpened | ListDetailRefresh | PageLanguage) => params),
      /** What is started again gets other keys than before. */
      countRestart: assign(({ context }) => ({ restarts: context.restarts + 1 })),
      tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, restarts: 0 }),
    type: 'parallel',
    on: {
      'page.language': { actions: { type: 'keepLanguage', params: ({ event }) => event } },
      'page.moneyMoved': { actions: 'tellMoved' },
    },
    states: {
      form: {
        description: 'The form.',
        initial: 'running',
        states: {
          running: {
            description: 'The form runs, on screen or below a row of the record.',
            invoke: {
              id: 'form',
              src: 'form',
              input: ({ context: { language, address, ...context } }: { context: FormRecordContext }) => ({
                language,
                address,
                keySeed: seedOf(context),
              }),
              onError: 'broken',
            },
            on: {
              'page.language': {
                actions: [
                  { type: 'keepLanguage', params: ({ event }) => event },
                  { type: 'passToForm', params: ({ event }) => event },
                ],
              },
              'page.moneyMoved': { actions: ['tellMoved', { type: 'passToForm', params: ({ event }) => event }] },
            },
          },
          broken: {
            description: 'The form has failed by a fault of its own; offers Retry.',
            on: { 'formRecord.retry': { target: 'running', actions: 'countRestart' } },
          },
        },
      },
      record: {
        description: 'The record.',
        initial: 'running',
        states: {
          running: {
            description: 'The record runs, beside the form or instead of it.',
            invoke: {
              id: 'record',
              src: 'record',
              input: ({ context: { language, ...context } }: { context: FormRecordContext }) => ({
                language,
                keySeed: `${seedOf(context)}-record`,
              }),
              onError: 'broken',
            },
            on: {
              'page.language': {
                actions: [
                  { type: 'keepLanguage', params: ({ event }) => event },
                  { type: 'passToRecord', params: ({ event }) => event },
                ],
              },
              'list.opened': { actions: { type: 'passToRecord', params: ({ event }) => event } },
              'listDetail.refresh': { actions: { type: 'passToRecord', params: ({ event }) => event } },
            },
          },
          broken: {
            description: 'The record has failed by a fault of its own; offers Retry.',
            on: { 'formRecord.retry': { target: 'running', actions: 'countRestart' } },
          },
        },
      },
    },
  });
