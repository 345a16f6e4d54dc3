import type { deskSetup } from './desk.setup.ts';

type Chart = Parameters<typeof deskSetup.createMachine>[0];

const payload = <Event>({ event }: { readonly event: Event }) => event;
const keepFailure = { type: 'keepFailure', params: payload } as const;

/** Password, second factor, and the setup of one that is due. */
export const deskSigningIn = {
  signedOut: {
    description: 'Signed out: name and password.',
    on: {
      'desk.typeName': { actions: { type: 'keepName', params: payload } },
      'desk.typeSecret': { actions: { type: 'keepPassword', params: payload } },
      'desk.signIn': [{ guard: 'isFilled', target: 'verifying', actions: 'markTried' }, { actions: 'markTried' }],
    },
  },
  verifying: {
    description: 'Solving the proof of work, which grows while many sign-ins fail.',
    tags: 'busy',
    invoke: {
      id: 'proveHuman',
      src: 'proveHuman',
      onDone: {
        target: 'signingIn',
        actions: { type: 'keepHuman', params: ({ event }) => ({ human: event.output }) },
      },
      onError: { target: 'signedOut', actions: keepFailure },
    },
  },
  signingIn: {
    description: 'Sending name and password, encrypted.',
    tags: 'busy',
    invoke: {
      id: 'sendSignIn',
      src: 'sendSignIn',
      input: ({ context: { name, password, human } }) => ({
        request: { name: name.trim(), password, human: human ?? '' },
      }),
      onDone: {
        target: 'checking',
        actions: [{ type: 'keepToken', params: ({ event }) => event.output }, 'forgetSecrets'],
      },
      onError: [
        {
          guard: { type: 'asksSecondStep', params: payload },
          target: 'secondStep',
          actions: ['forgetSecrets', { type: 'keepTicket', params: payload }],
        },
        { target: 'signedOut', actions: keepFailure },
      ],
    },
  },
  secondStep: {
    description: 'The password is right; a code of the authenticator app is asked for.',
    invoke: {
      id: 'secondStep',
      src: 'secondStep',
      input: ({ context }) => ({ door: 'desk', stepTicket: context.stepTicket }),
      onDone: [
        {
          guard: { type: 'isGranted', params: ({ event }) => event.output },
          target: 'checking',
          actions: [
            { type: 'keepToken', params: ({ event }) => ({ token: event.output.granted?.token ?? '' }) },
            { type: 'endStep', params: ({ event }) => event.output },
          ],
        },
        { target: 'signedOut', actions: { type: 'endStep', params: ({ event }) => event.output } },
      ],
      onError: '#desk.broken',
    },
  },
  settingUp: {
    description: 'Signed in, but a second factor is due: nothing else is open before it.',
    invoke: {
      id: 'account',
      src: 'account',
      input: { isDue: true, mayAct: false },
      onDone: 'checking',
      onError: '#desk.broken',
    },
    on: {
      'desk.gone': { target: 'signedOut', actions: ['clear', 'sayEnded', 'forgetToken'] },
      'desk.signOut': 'signingOut',
    },
  },
} satisfies NonNullable<NonNullable<Chart['states']>['open']>['states'];
