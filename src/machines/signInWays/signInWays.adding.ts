import type { signInWaysSetup } from './signInWays.setup.ts';

type Chart = Parameters<typeof signInWaysSetup.createMachine>[0];

const payload = <Event>({ event }: { readonly event: Event }) => event;

/** Codes as lines of a text file. */
const FILE = 'recovery-codes.txt';

/** The steps that add an authenticator app or a passkey, and the recovery codes. */
export const signInWaysAdding = {
  starting: {
    description: 'Asking for the key of a new authenticator.',
    tags: 'busy',
    invoke: {
      id: 'sendStart',
      src: 'sendStart',
      input: ({ context: { password } }) => ({ request: { password } }),
      onDone: { target: 'scanning', actions: { type: 'keepSetup', params: ({ event }) => ({ setup: event.output }) } },
      onError: [
        { guard: { type: 'isOver', params: payload }, target: 'shown', actions: { type: 'giveUp', params: payload } },
        { target: 'proving', actions: { type: 'keepFailure', params: payload } },
      ],
    },
  },
  scanning: {
    description: 'Shows the key as QR code and text, and asks for the first code of the app.',
    on: {
      'ways.typeCode': { actions: { type: 'keepCode', params: payload } },
      'ways.cancel': { target: 'shown', actions: 'rest' },
      'ways.submit': [{ guard: 'isSixDigits', target: 'fetching', actions: 'markTried' }, { actions: 'markTried' }],
    },
  },
  codes: {
    description: 'Shows the recovery codes, once.',
    initial: 'resting',
    on: {
      'ways.download': {
        actions: {
          type: 'saveFile',
          params: ({ context }) => ({ name: FILE, csv: `${context.recoveryCodes.join('\n')}\n` }),
        },
      },
      'ways.done': { target: 'loading', actions: 'rest' },
    },
    states: {
      resting: {
        description: 'Nothing is being copied; says how the last copy went.',
        on: { 'ways.copy': 'copying' },
      },
      copying: {
        description: 'Writing to the clipboard.',
        invoke: {
          id: 'copyText',
          src: 'copyText',
          input: ({ context }) => ({ text: context.recoveryCodes.join('\n') }),
          onDone: { target: 'resting', actions: { type: 'endCopy', params: { copied: 'done' } } },
          onError: { target: 'resting', actions: { type: 'endCopy', params: { copied: 'failed' } } },
        },
      },
    },
  },
  asking: {
    description: 'Asking the server what the passkey has to sign.',
    tags: 'busy',
    invoke: {
      id: 'sendStartPasskey',
      src: 'sendStartPasskey',
      input: ({ context: { password } }) => ({ request: { password } }),
      onDone: { target: 'prompting', actions: { type: 'keepStart', params: ({ event }) => ({ start: event.output }) } },
      onError: { target: 'proving', actions: { type: 'keepFailure', params: payload } },
    },
  },
  prompting: {
    description: 'The browser asks the member for a passkey; giving up forgets its answer.',
    tags: 'busy',
    on: { 'ways.cancel': { target: 'shown', actions: 'rest' } },
    invoke: {
      id: 'makePasskey',
      src: 'makePasskey',
      input: ({ context: { start } }) => ({ wanted: start?.wanted ?? null }),
      onDone: [
        {
          guard: { type: 'isMade', params: ({ event }) => ({ made: event.output }) },
          target: 'changing',
          actions: { type: 'keepMade', params: ({ event }) => ({ made: event.output }) },
        },
        { target: 'shown', actions: { type: 'keepMade', params: ({ event }) => ({ made: event.output }) } },
      ],
      onError: { target: 'shown', actions: { type: 'giveUp', params: payload } },
    },
  },
} satisfies NonNullable<Chart['states']>;
