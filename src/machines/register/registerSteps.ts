import { and } from 'xstate';
import type { registerSetup } from './register.setup.ts';
import { registerCall } from './registerCall.ts';

type States = NonNullable<Parameters<typeof registerSetup.createMachine>[0]['states']>;

/** What a submitted form goes through, one wait after the other (spec 4, Register). */
export const registerSteps = {
  checkingInvitation: {
    description: 'Asks whether the invitation code is one (REG-09), before anything else is sent.',
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
    description: 'The device proves that a human is at it; nothing to press or read (REG-28).',
    tags: 'busy',
    on: { 'register.close': 'ended' },
    entry: 'forgetFailure',
    invoke: {
      id: 'proveHuman',
      src: 'proveHuman',
      onDone: [
        {
          guard: and(['isFormRight', 'isHostedCode']),
          target: 'confirmingPhone',
          actions: { type: 'keepHuman', params: ({ event }) => ({ human: event.output }) },
        },
        {
          guard: 'isFormRight',
          target: 'sending',
          actions: { type: 'keepHuman', params: ({ event }) => ({ human: event.output }) },
        },
        {
          description: 'The picture was renewed meanwhile, and what was copied from it is no longer good.',
          target: 'form',
          actions: 'leaveAll',
        },
      ],
      onError: {
        target: 'form',
        actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
      },
    },
  },
  confirmingPhone: {
    description: 'A hosted service looks at the code; where it would not take it, nothing is registered (SMS-11).',
    tags: 'busy',
    on: { 'register.close': 'ended' },
    invoke: {
      id: 'confirmPhone',
      src: 'confirmPhone',
      input: ({ context }) => ({ code: context.values.verificationCode.trim() }),
      onDone: [
        {
          guard: 'isFormRight',
          target: 'sending',
          actions: { type: 'keepProof', params: ({ event }) => ({ proof: event.output }) },
        },
        {
          target: 'form',
          actions: [{ type: 'keepProof', params: ({ event }) => ({ proof: event.output }) }, 'leaveAll'],
        },
      ],
      onError: {
        target: 'form',
        actions: { type: 'abandonCode', params: ({ event }) => ({ error: event.error }) },
      },
    },
  },
  sending: {
    description: 'Waits for the account and its session. It cannot be closed: its answer is a session.',
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
