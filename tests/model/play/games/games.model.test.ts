import { describe, expect, it } from 'vitest';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { gamesFlow } from './games.spec.ts';

describe('the games for everybody', () => {
  it.each(
    modelTests(gamesFlow, [
      '[HEADER-06] open, games.language -> (stays)',
      '[ERR-29] open, games.retry -> (stays)',
      'open, error surroundings -> broken',
      'open, error menus -> broken',
      'open, error popular -> broken',
      'open, error pages -> broken',
    ]),
  )('%s', (_title, run) => run());

  it('[HEADER-06] loads vendors and popular games in the language, and again on change', () => {
    const { actor, seen } = createHarness(gamesFlow, undefined);
    actor.send({ type: 'games.language', language: 'TH' });
    actor.send({ type: 'games.language', language: 'EN' });
    const load = (language: string) => ({ type: 'resource.load', call: { request: { language } } });
    expect(seen(0).effects).toEqual([
      { sent: load('TH'), to: 'menus' },
      { sent: load('TH'), to: 'popular' },
      { sent: load('EN'), to: 'menus' },
      { sent: load('EN'), to: 'popular' },
    ]);
  });

  it('[ERR-29] retries both as soon as the network returns', () => {
    const { actor, seen } = createHarness(gamesFlow, undefined);
    actor.send({ type: 'games.retry' });
    expect(seen(0).effects).toEqual([
      { sent: { type: 'resource.retry' }, to: 'menus' },
      { sent: { type: 'resource.retry' }, to: 'popular' },
    ]);
  });
});
