import { expect } from 'vitest';
import { signInStepContract } from '../../../../src/api/contract/account/signInStep.ts';
import { secondStepMachine } from '../../../../src/machines/account/secondStep/secondStep.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { secondFactor } = signInStepContract;
const stepTicket = 'ticket-of-the-second-step';

export const granted = { token: 'token-1', firstTimeLogin: false, passwordExpired: false };

export const secondStepFlow: Flow<typeof secondStepMachine> = {
  thorough: true,
  machine: () => secondStepMachine,
  inputs: [
    { door: 'secondFactor', stepTicket },
    { door: 'desk', stepTicket },
  ],
  cases: {
    'secondStep.choose': [{ by: 'recovery' }, { by: 'app' }],
    'secondStep.type': [{ value: '246813' }, { value: 'abcde-23456' }],
    'secondStep.trust': [{ trust: true }, { trust: false }],
    'secondStep.submit': [{}],
    'secondStep.back': [{}],
  },
  outcomes: {
    sendCode: [
      answers(secondFactor, granted),
      refuses(secondFactor, 'SECOND_FACTOR_WRONG', { triesLeft: 4 }),
      refuses(secondFactor, 'SECOND_STEP_EXPIRED'),
      ...wireFailures(secondFactor).slice(0, 1),
    ],
  },
  project: (context) => [
    ...[context.door, context.by, context.factorCode, context.trust, context.tried],
    context.failure?.kind === 'refused' ? context.failure.code : context.failure?.kind,
  ],
  invariants: {
    'only a member’s device is trusted': ({ snapshot: { context } }) => {
      if (context.door === 'desk') expect(context.trust).toBe(false);
    },
    'a refused code is not kept': ({ snapshot: { context } }) => {
      if (context.failure !== null) expect(context.factorCode).toBe('');
    },
    'the call is the only side effect': ({ effects }) => expect(effects).toEqual([]),
  },
  expectations: {
    typing: ({ pending, snapshot }) => {
      expect([pending, snapshot.hasTag('busy')]).toEqual([{}, false]);
      expect(snapshot.can({ type: 'secondStep.trust', trust: true })).toBe(snapshot.context.door === 'secondFactor');
    },
    sending: ({ pending, snapshot: { context } }) => {
      const { door: kind, by, trust } = context;
      const factorCode = by === 'app' ? '246813' : 'abcde-23456';
      expect([pending, context.failure]).toEqual([
        { sendCode: { kind, request: { stepTicket, factorCode, trust } } },
        null,
      ]);
    },
    ended: ({ snapshot: { output } }) => {
      const isIn = output?.granted !== null;
      expect(output).toEqual({
        granted: isIn ? granted : null,
        failure: isIn || output?.failure === null ? null : expect.objectContaining({ code: 'SECOND_STEP_EXPIRED' }),
      });
    },
  },
};
