import * as rules from './login.rules.ts';
import type { loginSetup } from './login.setup.ts';

type Chart = Parameters<typeof loginSetup.createMachine>[0];
type States = NonNullable<Chart['states']>;

/** After the password: the second factor. */
export const askSecondStep = {
  description: 'The password is right; a code of the authenticator app is asked for.',
  on: { 'login.close': 'ended' },
  invoke: {
    id: 'secondStep',
    src: 'secondStep',
    input: ({ context }) => ({ door: 'secondFactor', stepTicket: context.stepTicket }),
    onDone: [
      {
        guard: { type: 'isGranted', params: ({ event }) => event.output },
        target: 'ended',
        actions: [
          { type: 'storeToken', params: ({ event }) => ({ token: event.output.granted?.token ?? '' }) },
          { type: 'keepStep', params: ({ event }) => event.output },
          { type: 'remember', params: ({ context }) => ({ remembered: rules.toRemember(context) }) },
        ],
      },
      { target: 'form', actions: { type: 'keepStep', params: ({ event }) => event.output } },
    ],
    onError: { target: 'form', actions: { type: 'keepFailure', params: ({ event }) => event } },
  },
} satisfies States['secondStep'];

/** Instead of the password: a passkey. */
export const loginByPasskey = {
  description: 'The browser asks for a passkey; the server checks it. Closing forgets the answer.',
  tags: 'busy',
  entry: 'forgetFailure',
  on: { 'login.close': 'ended' },
  invoke: {
    id: 'usePasskey',
    src: 'usePasskey',
    input: ({ context }) => ({ area: context.area }),
    onDone: [
      {
        guard: { type: 'isGranted', params: ({ event }) => event.output },
        target: 'ended',
        actions: [
          { type: 'storeToken', params: ({ event }) => ({ token: event.output.granted?.token ?? '' }) },
          { type: 'keepPasskey', params: ({ event }) => event.output },
        ],
      },
      { target: 'form', actions: { type: 'keepPasskey', params: ({ event }) => event.output } },
    ],
    onError: { target: 'form', actions: { type: 'keepFailure', params: ({ event }) => event } },
  },
} satisfies States['byPasskey'];
