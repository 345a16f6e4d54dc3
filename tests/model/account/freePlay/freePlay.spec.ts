import { expect } from 'vitest';
import { freePlayContract } from '../../../../src/api/contract/account/freePlay.ts';
import { gameContract } from '../../../../src/api/contract/play/game.ts';
import { freePlayMachine } from '../../../../src/machines/account/freePlay/freePlay.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import { isHeld, otherEffects } from '../../holding.ts';
import type { Flow } from '../../kit/flow.ts';
import { lantern } from '../../play/lobby/lobby.spec.ts';

const { login } = freePlayContract;
const { facts } = gameContract;

/** As the server tells it: walks in Chromium meet the real one. */
export const wanted = { ...lantern, leastReturn: 9_750, greatestReturn: 9_750, maxStake: 20_000_000 };

export const freePlayFlow: Flow<typeof freePlayMachine> = {
  thorough: true,
  machine: () => freePlayMachine,
  inputs: [
    { gameId: null, language: 'TH', isOffered: true },
    { gameId: 'lantern-night', language: 'TH', isOffered: true },
  ],
  cases: {
    'freePlay.start': [{}],
    'freePlay.register': [{}],
    'freePlay.logIn': [{}],
    'freePlay.close': [{}],
    'modal.language': [{ language: 'EN' }],
    'modal.settings': [{ settings: { isOffered: false } }, { settings: { isOffered: true } }],
  },
  eachCounts: ['modal.language'],
  outcomes: {
    fetchFacts: [answers(facts, { game: wanted }), refuses(facts, 'GAME_UNKNOWN'), ...wireFailures(facts)],
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
    '[DEMO-01] a trial starts only where one is offered': ({ snapshot }) =>
      expect(snapshot.can({ type: 'freePlay.start' })).toBe(snapshot.matches('offer') && snapshot.context.isOffered),
  },
  expectations: {
    'offer.deciding': () => expect.unreachable('left at once'),
    'offer.loading': ({ pending, snapshot }) => {
      const { language } = snapshot.context;
      expect(pending).toEqual({ fetchFacts: { request: { gameId: 'lantern-night', language } } });
      expect(snapshot.hasTag('busy')).toBe(false);
    },
    'offer.shown': ({ pending, snapshot }) => expect([pending, snapshot.hasTag('busy')]).toEqual([{}, false]),
    starting: ({ pending, snapshot }) => {
      expect(Object.keys(pending)).toEqual(['startTrial']);
      expect([snapshot.hasTag('busy'), snapshot.context.failure]).toEqual([true, null]);
      expect(snapshot.can({ type: 'freePlay.close' })).toBe(false);
    },
    ended: ({ snapshot }) => expect(snapshot.output).toEqual({ outcome: snapshot.context.outcome }),
  },
};
