import { instantsOf } from './statement.rules.ts';
import { statementSetup } from './statement.setup.ts';
import { statementMovements } from './statementMovements.ts';

/** Asks for the report of the same days anew, with what has moved today. */
const again = { 'statement.refresh': { target: '#statement.open.report', actions: 'turnToFirst' } } as const;

const noDays = { from: '', to: '' };

/**
 * The account record: what moved in a wallet, page by page and as a file (MEMBER-11, API-60), and the credit report
 * (WALLET-10), for one choice of time, wallet and kinds. Whatever changes that choice takes back what was asked before.
 */
export const statementMachine = statementSetup.createMachine({
  id: 'statement',
  context: ({ input: { language } }) => ({
    language,
    today: '',
    wallets: [],
    wallet: 'main',
    span: 'week',
    days: noDays,
    typed: noDays,
    tried: false,
    kinds: 'all',
    page: 1,
    pageSize: '10',
    part: null,
    report: null,
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
      description: 'Asks which wallets there are.',
      tags: 'busy',
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
      description: 'The wallets could not be had: says why and offers to try again.',
      on: { 'statement.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    open: {
      description: 'The choice of time, wallet and kinds is on screen, over one of two tabs.',
      initial: 'movements',
      on: {
        'statement.chooseSpan': [
          { guard: { type: 'opensOwn', params: ({ event }) => event }, actions: 'openOwn' },
          {
            guard: { type: 'isOtherSpan', params: ({ event }) => event },
            target: '.last',
            reenter: true,
            actions: { type: 'chooseSpan', params: ({ event }) => event },
          },
        ],
        'statement.typeDay': { guard: 'isOwn', actions: { type: 'typeDay', params: ({ event }) => event } },
        'statement.submitDays': [
          { guard: 'areDaysSound', target: '.last', reenter: true, actions: 'takeTyped' },
          { guard: 'isOwn', actions: 'markTried' },
        ],
        'statement.chooseKinds': {
          guard: { type: 'areOtherKinds', params: ({ event }) => event },
          target: '.last',
          reenter: true,
          actions: { type: 'chooseKinds', params: ({ event }) => event },
        },
        'statement.chooseWallet': {
          guard: { type: 'isOtherWallet', params: ({ event }) => event },
          target: '.last',
          reenter: true,
          actions: { type: 'chooseWallet', params: ({ event }) => event },
        },
      },
      states: {
        last: {
          type: 'history',
          target: 'movements',
          description:
            'The tab that was on screen: it is remembered when all of this is left, so the way here leaves it.',
        },
        ...statementMovements,
        report: {
          description: 'What came in and went out, by why (WALLET-10).',
          initial: 'asking',
          entry: [{ type: 'readToday', params: { zone: 'GMT+8' } }, 'setDays'],
          on: { 'statement.showMovements': { target: 'movements', actions: 'forgetFailure' } },
          states: {
            asking: {
              description: 'Waits for the report; an older one of the same stays on screen.',
              tags: 'busy',
              invoke: {
                id: 'fetchReport',
                src: 'fetchReport',
                input: ({ context }) => ({ request: { ...instantsOf(context.days), wallet: context.wallet } }),
                onDone: {
                  target: 'shown',
                  actions: { type: 'keepReport', params: ({ event }) => ({ report: event.output }) },
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            shown: { description: 'The report is on screen, or that nothing moved.', on: again },
            failed: { description: 'It could not be had: says why and offers to try again.', on: again },
          },
        },
      },
    },
  },
});
