import { describe, expect, it } from 'vitest';
import { gameContract } from '../../../../src/api/contract/play/game.ts';
import { answers, refuses } from '../../answers.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { LANTERN, lanternNight, myGamesFlow, ROCKET } from './myGames.spec.ts';

/** A member's games with one favourite. */
function opened() {
  const bench = createHarness(myGamesFlow, undefined);
  bench.settle(bench.children().fetchFavourites, answers(gameContract.favourites, { ids: [ROCKET] }));
  return { ...bench, context: () => bench.actor.getSnapshot().context };
}

describe("a member's own games", () => {
  it.each(
    modelTests(myGamesFlow, [
      'any, error surroundings -> broken',
      '[API-39] open.favourites.loading, done fetchFavourites -> open.favourites.ready',
      'open.favourites.loading, error fetchFavourites -> open.favourites.failed',
      '[ERR-29] open.favourites.failed, myGames.retry -> open.favourites.loading',
      '[SCREEN-03] open.favourites.ready, myGames.favour -> open.favourites.saving',
      'open.favourites.saving, myGames.favour -> (stays)',
      'open.favourites.saving, done saveFavourite [isMoreUnsaved] -> open.favourites.saving',
      'open.favourites.saving, done saveFavourite -> open.favourites.ready',
      'open.favourites.saving, error saveFavourite -> open.favourites.unsaved',
      'open.favourites.unsaved, myGames.retry -> open.favourites.saving',
      '[SCREEN-03] open.favourites.unsaved, myGames.favour -> open.favourites.saving',
      '[API-41] open.recent, myGames.language -> open.recent.loading',
      'open.recent.loading, myGames.played -> open.recent.loading',
      'open.recent.loading, done fetchRecent -> open.recent.ready',
      'open.recent.loading, error fetchRecent -> open.recent.failed',
      '[API-41] open.recent.ready, myGames.played -> open.recent.loading',
      'open.recent.failed, myGames.played -> open.recent.loading',
      '[ERR-29] open.recent.failed, myGames.retry -> open.recent.loading',
    ]),
  )('%s', (_title, run) => run());

  it('[SCREEN-03] marks a favourite at once, and takes the answer of the server', () => {
    const { actor, children, settle, context } = opened();
    actor.send({ type: 'myGames.favour', gameId: LANTERN, isFavourite: true });
    expect(context().favourites).toEqual([LANTERN, ROCKET]);
    settle(children().saveFavourite, answers(gameContract.favour, { ids: [LANTERN] }));
    expect([context().favourites, context().unsaved]).toEqual([[LANTERN], []]);
  });

  it('[SCREEN-03] keeps a later change on top of the answer to an earlier one', () => {
    const { actor, children, settle, seen, context } = opened();
    actor.send({ type: 'myGames.favour', gameId: LANTERN, isFavourite: true });
    actor.send({ type: 'myGames.favour', gameId: ROCKET, isFavourite: false });
    settle(children().saveFavourite, answers(gameContract.favour, { ids: [LANTERN, ROCKET] }));
    expect(context().favourites).toEqual([LANTERN]);
    expect(seen(0).pending.saveFavourite).toEqual({ request: { gameId: ROCKET, isFavourite: false } });
  });

  it('[SCREEN-03] keeps a change that was not saved, and sends the same again', () => {
    const { actor, children, settle, seen, context } = opened();
    actor.send({ type: 'myGames.favour', gameId: LANTERN, isFavourite: true });
    settle(children().saveFavourite, refuses(gameContract.favour, 'GAME_UNKNOWN'));
    expect(context()).toMatchObject({
      favourites: [LANTERN, ROCKET],
      failure: { kind: 'refused', code: 'GAME_UNKNOWN' },
    });
    actor.send({ type: 'myGames.retry' });
    expect(seen(0).pending.saveFavourite).toEqual({ request: { gameId: LANTERN, isFavourite: true } });
    settle(children().saveFavourite, answers(gameContract.favour, { ids: [LANTERN, ROCKET] }));
    expect(context().failure).toBeNull();
  });

  it('[API-41] keeps the recent games on screen while they load again', () => {
    const { actor, children, settle, context } = opened();
    actor.send({ type: 'myGames.language', language: 'EN' });
    settle(children().fetchRecent, answers(gameContract.recent, { list: [lanternNight] }));
    actor.send({ type: 'myGames.played' });
    expect(context()).toMatchObject({ language: 'EN', recent: [lanternNight] });
  });

  it('[SCREEN-03] goes on saving a favourite while the language changes', () => {
    const { actor, children, settle, context } = opened();
    actor.send({ type: 'myGames.favour', gameId: LANTERN, isFavourite: true });
    const { saveFavourite } = children();
    actor.send({ type: 'myGames.language', language: 'EN' });
    settle(saveFavourite, answers(gameContract.favour, { ids: [LANTERN, ROCKET] }));
    expect([actor.getSnapshot().value, context().unsaved]).toEqual([
      { open: { favourites: 'ready', recent: 'loading' } },
      [],
    ]);
  });
});
