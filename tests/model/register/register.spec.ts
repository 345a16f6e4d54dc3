import { expect } from 'vitest';
import { registrationContract } from '../../../src/api/contract/registration.ts';
import { registerMachine } from '../../../src/machines/register/register.machine.ts';
import { answers, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';
import { registerSettings } from '../registerSettings.ts';

const { settings } = registrationContract;

export const registerFlow: Flow<typeof registerMachine> = {
  machine: () => registerMachine,
  inputs: [undefined],
  cases: { 'register.retry': [{}], 'register.logIn': [{}], 'register.close': [{}] },
  outcomes: { fetchSettings: [answers(settings, registerSettings), ...wireFailures(settings)] },
  invariants: {
    'nothing is done to the world but the call': ({ effects }) => expect(effects).toEqual([]),
  },
  expectations: {
    loading: ({ pending, snapshot }) => {
      expect(pending).toEqual({ fetchSettings: { request: {} } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    switchedOff: ({ snapshot }) => expect(snapshot.can({ type: 'register.logIn' })).toBe(true),
    failed: ({ snapshot }) => expect(snapshot.context.failure).toEqual({ kind: 'offline' }),
    ended: ({ snapshot }) => expect(snapshot.output).toEqual({ outcome: snapshot.context.outcome }),
  },
};
