import { expect } from 'vitest';
import { freePlayContract } from '../../../src/api/contract/freePlay.ts';
import { freePlayMachine } from '../../../src/machines/freePlay/freePlay.machine.ts';
import { answers, refuses, wireFailures } from '../answers.ts';
import { isHeld, otherEffects } from '../holding.ts';
import type { Flow } from '../kit/flow.ts';

const { login } = freePlayContract;

export const freePlayFlow: Flow<typeof freePlayMachine> = {
  machine: () => freePlayMachine,
  inputs: [undefined],
  cases: { 'freePlay.start': [{}], 'freePlay.register': [{}], 'freePlay.close': [{}] },
  outcomes: {
    startTrial: [
      answers(login, { token: 'token-4', balance: 10_000_000 }),
      refuses(login, 'FEATURE_OFF'),
      ...wireFailures(login),
    ],
  },
  invariants: {
    '[ROUTE-01] nothing replaces the form while it awaits an answer that must not be lost': ({ effects, snapshot }) =>
      expect(isHeld(effects)).toBe(snapshot.matches('starting')),
    'a session is stored exactly when the trial has started': ({ effects, snapshot: { context } }) =>
      expect(otherEffects(effects)).toEqual(
        context.outcome === 'started' ? [{ did: 'storeToken', params: { token: 'token-4' } }] : [],
      ),
  },
  expectations: {
    offer: ({ pending, snapshot }) => expect([pending, snapshot.hasTag('busy')]).toEqual([{}, false]),
    starting: ({ pending, snapshot }) => {
      expect(Object.keys(pending)).toEqual(['startTrial']);
      expect([snapshot.hasTag('busy'), snapshot.context.failure]).toEqual([true, null]);
      expect(snapshot.can({ type: 'freePlay.close' })).toBe(false);
    },
    ended: ({ snapshot }) => expect(snapshot.output).toEqual({ outcome: snapshot.context.outcome }),
  },
};
