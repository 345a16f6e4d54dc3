import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { fundsContract, type Wallet } from '../../../api/contract/money/funds.ts';
import type { PageSize } from '../../../api/contract/paging.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { ListChosen, ListSized } from '../../list/list.machine.ts';
import type { ListChoice } from '../../list/list.rules.ts';
import type { PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { creditReportMachine } from './creditReport.machine.ts';
import { movementListMachine } from './movementList.machine.ts';
import type { statementEvents } from './statement.events.ts';

interface StatementContext {
  readonly language: LanguageCode;
  /** The main wallet comes first; empty until loaded. */
  readonly wallets: readonly Wallet[];
  /** What both tabs show. */
  readonly choice: Partial<ListChoice>;
  readonly failure: ApiFailure | null;
}

/** The input of either list. */
const listInput = ({ language, choice, wallets }: StatementContext) => ({
  language,
  choice,
  offered: { wallet: wallets.map(({ code }) => code) },
});

/** Setup of the statement machine. */
const statementSetup = setup({
  types: {
    context: {} as StatementContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof statementEvents> | ListChosen | ListSized,
    children: {} as { movements: 'movements'; report: 'report' },
  },
  actors: {
    fetchWallets: apiPort(fundsContract.wallets),
    movements: movementListMachine,
    report: creditReportMachine,
  },
  actions: {
    keepWallets: assign((_, params: { wallets: readonly Wallet[] }) => ({ wallets: params.wallets })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    keepChoice: assign(({ context }, params: { choice: ListChoice }) => ({
      choice: { ...context.choice, ...params.choice },
    })),
    keepSize: assign(({ context }, params: { size: PageSize }) => ({
      choice: { ...context.choice, pageSize: params.size },
    })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
  },
});

/**
 * The account record: the movements of a wallet, by page and as a file (MEMBER-11, API-60), and the credit report
 * (WALLET-10), for one choice of period, wallet and kinds.
 */
export const statementMachine = statementSetup.createMachine({
  id: 'statement',
  context: ({ input: { language } }) => ({
    language,
    wallets: [],
    choice: {},
    failure: null,
  }),
  initial: 'loading',
  on: {
    'page.language': {
      target: '.loading',
      reenter: true,
      actions: ['forgetFailure', { type: 'keepLanguage', params: ({ event }) => event }],
    },
  },
  states: {
    loading: {
      description: 'Loading the wallets.',
      invoke: {
        id: 'fetchWallets',
        src: 'fetchWallets',
        input: ({ context }) => ({ request: { isSingle: '0' as const, language: context.language } }),
        onDone: {
          target: 'open.last',
          actions: { type: 'keepWallets', params: ({ event }) => ({ wallets: event.output.list }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'The wallets failed to load, or a list by a fault of its own; shows the reason and Retry.',
      on: { 'statement.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    open: {
      description: 'One of two tabs with the same filters for period, wallet and kinds.',
      initial: 'movements',
      states: {
        last: {
          type: 'history',
          target: 'movements',
          description: 'The tab last shown; a history state, so leaving the tabs keeps it.',
        },
        movements: {
          description: 'The movements, newest first; they can be downloaded.',
          invoke: {
            id: 'movements',
            src: 'movements',
            input: ({ context }) => listInput(context),
            onError: '#statement.failed',
          },
          on: {
            'statement.showReport': 'report',
            'list.sized': { actions: { type: 'keepSize', params: ({ event }) => event } },
            'list.chosen': { actions: { type: 'keepChoice', params: ({ event }) => event } },
          },
        },
        report: {
          description: 'The credit report: money in and out by reason (WALLET-10).',
          invoke: {
            id: 'report',
            src: 'report',
            input: ({ context }) => listInput(context),
            onError: '#statement.failed',
          },
          on: {
            'statement.showMovements': 'movements',
            'list.chosen': { actions: { type: 'keepChoice', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});
