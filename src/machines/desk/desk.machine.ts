import { textsOf } from '../locale/language.ts';
import { deskSetup } from './desk.setup.ts';
import { deskSignedIn } from './desk.signedIn.ts';
import { deskSigningIn } from './desk.signingIn.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;
const keepFailure = {
  type: 'keepFailure',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error }),
} as const;

/**
 * The operators' desk: the root of its page. Operators have their own login and token; an ended session ends the desk
 * at once.
 */
export const deskMachine = deskSetup.createMachine({
  id: 'desk',
  context: ({ input: { language, theme, hasToken, keySeed } }) => ({
    startLanguage: language,
    startTheme: theme,
    hasToken,
    keySeed,
    language: textsOf(language),
    name: '',
    password: '',
    human: null,
    stepTicket: '',
    tried: false,
    failure: null,
    ended: false,
    me: null,
    waiting: null,
    page: 'withdrawals',
    edit: { subject: 'promotion', id: null, isCopy: false },
    visits: 0,
  }),
  initial: 'open',
  states: {
    open: {
      description: 'The desk, signed in or not.',
      initial: 'starting',
      invoke: [
        {
          id: 'theme',
          src: 'theme',
          input: ({ context }) => ({ stored: context.startTheme }),
          onError: 'broken',
        },
        {
          id: 'locale',
          src: 'locale',
          input: ({ context }) => ({ language: context.startLanguage }),
          onError: 'broken',
        },
      ],
      on: { 'locale.changed': { actions: { type: 'keepLanguage', params: payload } } },
      states: {
        starting: {
          description: 'Looks for a session from before the reload.',
          always: [{ guard: 'hasToken', target: 'checking' }, { target: 'signedOut' }],
        },
        checking: {
          description: 'Loading the operator and the number of open items.',
          tags: 'busy',
          invoke: {
            id: 'readOverview',
            src: 'readOverview',
            input: { request: {} },
            onDone: [
              {
                guard: { type: 'isFactorDue', params: ({ event }) => event.output },
                target: 'settingUp',
                actions: { type: 'keepOverview', params: ({ event }) => event.output },
              },
              { target: 'seated', actions: { type: 'keepOverview', params: ({ event }) => event.output } },
            ],
            onError: { target: 'unreachable', actions: keepFailure },
          },
          on: { 'desk.gone': { target: 'signedOut', actions: ['clear', 'sayEnded', 'forgetToken'] } },
        },
        unreachable: {
          description: 'Loading the operator failed; shows the reason and Retry.',
          on: { 'desk.retry': { target: 'checking', actions: 'forgetFailure' } },
        },
        ...deskSigningIn,
        seated: deskSignedIn,
        signingOut: {
          description: 'Ending the session on the server; here it ends in any case.',
          tags: 'busy',
          invoke: {
            id: 'sendSignOut',
            src: 'sendSignOut',
            input: { request: {} },
            onDone: { target: 'signedOut', actions: ['clear', 'forgetToken'] },
            onError: { target: 'signedOut', actions: ['clear', 'forgetToken'] },
          },
        },
      },
    },
    broken: { description: 'The desk itself has failed; offers to reload the page.' },
  },
});
