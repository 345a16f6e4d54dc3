import { and } from 'xstate';
import type { registerSetup } from './register.setup.ts';
import { registerCall } from './registerCall.ts';

type States = NonNullable<Parameters<typeof registerSetup.createMachine>[0]['states']>;

/** Steps of a submitted form, in order (spec 4, Register). */
export const registerSteps = {
  checkingInvitation: {
    description: 'Checking the invitation code (REG-09) first.',
    tags: 'busy',
    on: { 'register.close': 'ended' },
    entry: 'forgetFailure',
    invoke: {
      id: 'checkInvitation',
      src: 'checkInvitation',
      input: ({ context }) => ({
        request: { code: context.values.affiliateCode.trim(), domain: context.values.domain },
      }),
      onDone: 'verifying',
      onError: [
        {
          guard: { type: 'isInvitationWrong', params: ({ event }) => ({ error: event.error }) },
          target: 'form',
          actions: ['keepRefusedCode', { type: 'tellInvitation', params: ({ event }) => ({ error: event.error }) }],
        },
        {
          target: 'form',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      ],
    },
  },
  verifying: {
    description: 'Solving the proof of work, without interaction (REG-28).',
    tags: 'busy',
    on: { 'register.close': 'ended' },
    entry: 'forgetFailure',
    invoke: {
      id: 'proveHuman',
      src: 'proveHuman',
      onDone: [
        {
          guard: and(['isFormValid', 'isHostedCode']),
          target: 'confirmingPhone',
          actions: { type: 'keepHuman', params: ({ event }) => ({ human: event.output }) },
        },
        {
          guard: 'isFormValid',
          target: 'sending',
          actions: { type: 'keepHuman', params: ({ event }) => ({ human: event.output }) },
        },
        {
          description: 'The captcha image was renewed; the typed code is invalid.',
          target: 'form',
          actions: 'touchAll',
        },
      ],
      onError: {
        target: 'form',
        actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
      },
    },
  },
  confirmingPhone: {
    description: 'A hosted service verifies the code; if it refuses, nothing is registered (SMS-11).',
    tags: 'busy',
    on: { 'register.close': 'ended' },
    invoke: {
      id: 'confirmPhone',
      src: 'confirmPhone',
      input: ({ context }) => ({ code: context.values.verificationCode.trim() }),
      onDone: [
        {
          guard: 'isFormValid',
          target: 'sending',
          actions: { type: 'keepProof', params: ({ event }) => ({ proof: event.output }) },
        },
        {
          target: 'form',
          actions: [{ type: 'keepProof', params: ({ event }) => ({ proof: event.output }) }, 'touchAll'],
        },
      ],
      onError: {
        target: 'form',
        actions: { type: 'abandonCode', params: ({ event }) => ({ error: event.error }) },
      },
    },
  },
  sending: {
    description: 'Sending the registration. Cannot be closed: the answer is a session.',
    tags: 'busy',
    entry: 'holdModal',
    exit: 'releaseModal',
    on: { 'xstate.error.actor.*': { actions: 'stopParts' } },
    invoke: {
      id: 'sendRegistration',
      src: 'sendRegistration',
      input: ({ context }) => registerCall(context),
      onDone: {
        target: 'ended',
        actions: [
          { type: 'storeToken', params: ({ event }) => ({ token: event.output.token }) },
          { type: 'recordRegistered', params: ({ event }) => ({ bonus: event.output.bonus }) },
        ],
      },
      onError: [
        {
          guard: 'arePartsBroken',
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
        {
          target: 'form',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'renewCaptcha', params: { when: 'refused' } },
          ],
        },
      ],
    },
  },
} satisfies States;
