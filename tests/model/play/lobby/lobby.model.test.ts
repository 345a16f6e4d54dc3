import { describe, expect, it } from 'vitest';
import { gameContract } from '../../../../src/api/contract/play/game.ts';
import { answers } from '../../answers.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { done } from '../../kit/outcome.ts';
import { games, lobbyFlow } from './lobby.spec.ts';

const catalog = answers(gameContract.catalog, { hash: 'h1', list: [...games] });

/** The lobby with its games on screen. */
function opened(address = '/games') {
  const bench = createHarness(lobbyFlow, { language: 'TH', keySeed: 'seed', address });
  bench.settle(bench.children().fetchCatalog, catalog);
  return { ...bench, context: () => bench.actor.getSnapshot().context };
}

describe('the lobby', () => {
  it.each(
    modelTests(lobbyFlow, [
      '[SCREEN-01] any, lobby.show -> (stays)',
      '[GAME-12] any, lobby.type -> (stays)',
      'any, lobby.feature -> (stays)',
      'any, lobby.returns -> (stays)',
      'any, lobby.sort -> (stays)',
      'any, lobby.search -> (stays)',
      '[ROUTE-14] any, page.address -> (stays)',
      'any, page.language -> loading',
      '[SCREEN-01] loading, done fetchCatalog -> shown',
      'loading, error fetchCatalog -> failed',
      'failed, lobby.retry -> loading',
      'shown, error pots -> loading',
      '[SCREEN-04] shown.search, lobby.search [isSearch] -> shown.search.searching',
      'shown.search, lobby.search -> shown.search.idle',
      'shown.search, lobby.clear -> shown.search.idle',
      '[ROUTE-14] [ROUTE-22] shown.search, page.address -> shown.search.idle',
      'shown.search.idle, always [isSearchDue] -> shown.search.searching',
      '[SCREEN-04] shown.search.searching, done searchGames -> shown.search.found',
      'shown.search.searching, error searchGames -> shown.search.failed',
      'shown.search.found.fresh, after artDelay (0.35 s) -> shown.search.found.settled',
      'shown.search.failed, lobby.retry -> shown.search.searching',
      '[SCREEN-10] shown.growth.ready, lobby.more [hasMore] -> shown.growth.resting',
      '[CONST-20] [SCREEN-10] shown.growth.resting, after moreThrottle (0.2 s) -> shown.growth.ready',
    ]),
  )('%s', (_title, run) => run());

  it('[SCREEN-03] opens the favourites at their address', () => {
    expect(opened('/favourites').context().filters).toEqual({
      show: 'favourites',
      type: null,
      feature: null,
      returns: null,
      sort: 'popular',
    });
    expect(opened('/rng').context().filters.show).toBe('all');
  });

  it('[ROUTE-14] [ROUTE-22] another address begins anew: no filters, no search, 48 games', () => {
    const { actor, children, settle, context } = opened();
    actor.send({ type: 'lobby.type', gameType: 'table' });
    actor.send({ type: 'lobby.more' });
    actor.send({ type: 'lobby.search', query: 'rocket' });
    settle(children().searchGames, done(['rocket-rise']));
    actor.send({ type: 'page.address', address: '/rng?page=NINELAMPS' });
    expect(context()).toMatchObject({
      address: '/rng?page=NINELAMPS',
      filters: { show: 'all', type: null, feature: null, returns: null, sort: 'popular' },
      query: '',
      found: null,
      count: 48,
    });
  });

  it('[SCREEN-04] searches for the latest text only', () => {
    const { actor, children, settle, seen, context } = opened();
    actor.send({ type: 'lobby.search', query: 'lan' });
    const first = children().searchGames;
    actor.send({ type: 'lobby.search', query: 'rocket' });
    settle(first, done(['lantern-night']));
    expect([context().found, seen(0).pending]).toEqual([
      null,
      { pots: { address: '/games' }, searchGames: { query: 'rocket', hash: 'h1' } },
    ]);
    settle(children().searchGames, done(['rocket-rise']));
    expect(context().found).toEqual(['rocket-rise']);
  });

  it('[SCREEN-04] searches for what was typed while the games loaded', () => {
    const { actor, children, settle, seen, context } = opened();
    actor.send({ type: 'page.language', language: 'EN' });
    actor.send({ type: 'lobby.search', query: 'rocket' });
    expect(context().query).toBe('rocket');
    settle(children().fetchCatalog, catalog);
    expect(seen(0).pending).toEqual({ pots: { address: '/games' }, searchGames: { query: 'rocket', hash: 'h1' } });
  });

  it('[SCREEN-10] a search does not cut the throttle of the list short', () => {
    const { actor } = opened();
    actor.send({ type: 'lobby.more' });
    actor.send({ type: 'lobby.search', query: 'rocket' });
    expect(actor.getSnapshot().value).toEqual({ shown: { search: 'searching', growth: 'resting' } });
  });

  it('keeps the games on screen while they load in another language', () => {
    const { actor, context } = opened();
    actor.send({ type: 'page.language', language: 'EN' });
    expect([context().language, context().list.length]).toEqual(['EN', 49]);
  });
});
