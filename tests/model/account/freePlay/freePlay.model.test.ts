import { describe, expect, it } from 'vitest';
import { gameContract } from '../../../../src/api/contract/play/game.ts';
import { answers } from '../../answers.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { freePlayFlow, wanted } from './freePlay.spec.ts';

describe('the free demo', () => {
  it.each(
    modelTests(freePlayFlow, [
      '[DEMO-01] any, modal.settings -> (stays)',
      '[GAME-18] offer, modal.language [hasGame] -> offer.loading',
      '[DEMO-02] offer, freePlay.start [isOffered] -> starting',
      'offer, freePlay.logIn -> ended',
      'offer, freePlay.register -> ended',
      'offer, freePlay.close -> ended',
      '[GAME-18] offer.deciding, always [areFactsDue] -> offer.loading',
      'offer.deciding, always -> offer.shown',
      '[GAME-18] offer.loading, done fetchFacts -> offer.shown',
      'offer.loading, error fetchFacts -> offer.shown',
      '[DEMO-02] starting, done startTrial -> ended',
      'starting, error startTrial -> offer',
    ]),
  )('%s', (_title, run) => run());

  it('[GAME-18] asks for the game in the language of the visitor, and again after a change of it', () => {
    const bench = createHarness(freePlayFlow, { gameId: 'lantern-night', language: 'TH', isOffered: true });
    const { actor, children, settle } = bench;
    settle(children().fetchFacts, answers(gameContract.facts, { game: wanted }));
    expect(actor.getSnapshot().context.game?.name).toBe('Lantern Night');
    actor.send({ type: 'modal.language', language: 'EN' });
    expect(actor.getSnapshot().value).toEqual({ offer: 'loading' });
    expect(actor.getSnapshot().context).toMatchObject({ language: 'EN', game: { name: 'Lantern Night' } });
    settle(children().fetchFacts, answers(gameContract.facts, { game: { ...wanted, name: 'Lantern Fair' } }));
    expect(actor.getSnapshot().context.game?.name).toBe('Lantern Fair');
  });

  it.each([
    ['freePlay.logIn', 'logIn'],
    ['freePlay.register', 'register'],
    ['freePlay.close', 'closed'],
  ] as const)('%s ends with %s', (type, outcome) => {
    const { actor } = createHarness(freePlayFlow, { gameId: null, language: 'TH', isOffered: true });
    actor.send({ type });
    expect(actor.getSnapshot().output).toEqual({ outcome });
  });
});
