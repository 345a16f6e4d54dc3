import { textsOf } from '../locale/language.ts';
import { deskSeated } from './desk.seated.ts';
import { deskSetup } from './desk.setup.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;
const keepFailure = {
  type: 'keepFailure',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error }),
} as const;

/**
 * The operator's desk: the root of its page. Who may sit at it signs in by a way of its own and has a token of its own;
 * what the server says is over is over at once.
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
    tried: false,
    failure: null,
    ended: false,
    me: null,
    waiting: null,
    page: 'withdrawals',
    visits: 0,
  }),
  initial: 'open',
  states: {
    open: {
      description: 'The page of the desk is there, whoever sits at it.',
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
          description: 'Somebody may have sat here before the page was loaded again.',
          always: [{ guard: 'hasToken', target: 'checking' }, { target: 'signedOut' }],
        },
        checking: {
          description: 'Asks who sits here and how much waits.',
          tags: 'busy',
          invoke: {
            id: 'readOverview',
            src: 'readOverview',
            input: { request: {} },
            onDone: {
              target: 'seated',
              actions: { type: 'keepOverview', params: ({ event }) => event.output },
            },
            onError: { target: 'unreachable', actions: keepFailure },
          },
          on: { 'desk.gone': { target: 'signedOut', actions: ['clear', 'sayEnded', 'forgetToken'] } },
        },
        unreachable: {
          description: 'Who sits here could not be found out: says why and offers to try again.',
          on: { 'desk.retry': { target: 'checking', actions: 'forgetFailure' } },
        },
        signedOut: {
          description: 'Nobody sits here: name and password.',
          on: {
            'desk.typeName': { actions: { type: 'keepName', params: payload } },
            'desk.typeSecret': { actions: { type: 'keepPassword', params: payload } },
            'desk.signIn': [{ guard: 'isFilled', target: 'signingIn', actions: 'markTried' }, { actions: 'markTried' }],
          },
        },
        signingIn: {
          description: 'Name and password are on their way, sealed.',
          tags: 'busy',
          invoke: {
            id: 'sendSignIn',
            src: 'sendSignIn',
            input: ({ context }) => ({ request: { name: context.name.trim(), password: context.password } }),
            onDone: {
              target: 'checking',
              actions: [{ type: 'keepToken', params: ({ event }) => event.output }, 'forgetPassword'],
            },
            onError: { target: 'signedOut', actions: keepFailure },
          },
        },
        seated: deskSeated,
        signingOut: {
          description: 'Ends the session on the server; here it is over whatever comes of it.',
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
    broken: { description: 'A part of the desk itself has failed: says so and offers to load the page again.' },
  },
});
