import type { ListExported } from '../list/list.setup.ts';
import { fileRequest, listInput, statementSetup } from './statement.setup.ts';

const asFile = {
  'list.exported': {
    target: 'fetching',
    actions: { type: 'keepQuery', params: ({ event }: { event: ListExported }) => event },
  },
} as const;

/**
 * The account record: the movements of a wallet, by page and as a file (MEMBER-11, API-60), and the credit report
 * (WALLET-10), for one choice of period, wallet and kinds. Changing the choice discards the pending file.
 */
export const statementMachine = statementSetup.createMachine({
  id: 'statement',
  context: ({ input: { language } }) => ({
    language,
    wallets: [],
    choice: {},
    query: null,
    failure: null,
    saved: null,
    fileFailure: null,
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
          description: 'The movements, newest first, and the same movements as a file.',
          initial: 'idle',
          exit: 'forgetFile',
          invoke: {
            id: 'movements',
            src: 'movements',
            input: ({ context }) => listInput(context),
            onError: '#statement.failed',
          },
          on: {
            'statement.showReport': 'report',
            'list.sized': { actions: { type: 'keepSize', params: ({ event }) => event } },
            'list.chosen': {
              target: '.idle',
              actions: [{ type: 'keepChoice', params: ({ event }) => event }, 'forgetFile'],
            },
          },
          states: {
            idle: { description: 'No file requested.', on: asFile },
            fetching: {
              description: 'Loading the file.',
              invoke: {
                id: 'fetchFile',
                src: 'fetchFile',
                input: ({ context }) => ({ request: fileRequest(context) }),
                onDone: {
                  target: 'saved',
                  actions: [
                    { type: 'saveFile', params: ({ event }) => event.output },
                    { type: 'keepSaved', params: ({ event }) => event.output },
                  ],
                },
                onError: {
                  target: 'unsaved',
                  actions: { type: 'keepFileFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            saved: { description: 'File downloaded; says how many movements it omits.', on: asFile },
            unsaved: { description: 'The file failed to load; shows the reason.', on: asFile },
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
