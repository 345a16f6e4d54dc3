import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { game, gameSession } from '../../../server/database/schema.ts';
import { gameContract } from '../../../src/api/contract/play/game.ts';
import { ask, launchRequest, sitDown, startWithProvider } from '../../support/gameProvider.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { outcomeOf, signedInPlayer } from '../../support/payments.ts';
import { createPlayer, type Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const P = 10_000;

onEachDatabase('the launch of a game', (database) => {
  let server: Reference;
  let player: Player;
  beforeAll(async () => {
    server = await startWithProvider({ database });
    player = await signedInPlayer(server);
  });
  afterAll(() => server.close());

  const launch = (more: object = {}, by = player) =>
    by.api(gameContract.launch, { request: { ...launchRequest, ...more }, headers: { language: 'EN' } });
  const tokenOf = (url: string | null) => new URL(url ?? '').searchParams.get('token');

  it('[GAME-18] [GAME-25] [ROLE-12] answers with the address of the game and a token that is not the session’s', async () => {
    const value = await launch();
    const url = new URL(value.game_url ?? '');
    expect([url.origin, url.pathname, url.searchParams.get('lang'), url.searchParams.get('theme')]).toEqual([
      'http://games.test',
      '/play/lantern-night',
      'en',
      'dark',
    ]);
    expect(value).toMatchObject({
      game_url2: null,
      demo: false,
      game: { id: 'lantern-night', name: 'Lantern Night', vassalage: 'NINELAMPS', vendorName: 'Nine Lamps' },
    });
    const [row] = await server.db.select().from(gameSession).where(eq(gameSession.id, value.sessionId));
    expect([tokenOf(value.game_url) === player.token, row?.tokenHash === tokenOf(value.game_url)]).toEqual([
      false,
      false,
    ]);
  });

  it('[GAME-19] gives the token up for a session once, within a minute', async () => {
    const { game_url, sessionId } = await launch();
    const token = tokenOf(game_url);
    const opened = await ask(server, 'session', { token });
    expect(opened.body).toEqual({
      status: 'OK',
      balance: expect.any(Number),
      session: sessionId,
      player: expect.stringMatching(/^[\w-]{24}$/),
      gameId: 'lantern-night',
      gameName: 'Lantern Night',
      vendor: 'NINELAMPS',
      demo: false,
      currency: 'P',
      language: 'EN',
      minStake: expect.any(Number),
      maxStake: expect.any(Number),
      expiresAt: server.now() + 30 * 60_000,
    });
    expect((await ask(server, 'session', { token })).body.code).toBe('TOKEN_INVALID');
    const late = tokenOf((await launch()).game_url);
    server.advance(60_000);
    expect((await ask(server, 'session', { token: late })).body.code).toBe('TOKEN_INVALID');
  });

  it('[GAME-18] [GAME-26] refuses visitors, unknown games and games that are off', async () => {
    expect(await outcomeOf(launch({}, createPlayer(server)))).toEqual(['NOT_LOGGED_IN', null]);
    expect(await outcomeOf(launch({ gameId: 'no-such-game' }))).toEqual(['GAME_UNKNOWN', null]);
    expect(await outcomeOf(launch({ vassalage: 'TIDEWATER' }))).toEqual(['GAME_UNKNOWN', null]);
    await server.db.update(game).set({ enabled: false }).where(eq(game.id, 'lantern-night'));
    expect(await outcomeOf(launch())).toEqual(['GAME_OFF', null]);
    await server.db.update(game).set({ enabled: true }).where(eq(game.id, 'lantern-night'));
  });

  it('refuses while there is no provider', async () => {
    const without = await startReference({ database });
    expect(await outcomeOf(launch({}, await signedInPlayer(without)))).toEqual(['GAME_PROVIDER_DOWN', null]);
    await without.close();
  });

  it('counts what was played in this login', async () => {
    const table = await sitDown(server);
    await table.ask('betWin', { roundId: 'p1', transactionId: 'p1', stake: 10 * P, payout: 4 * P });
    await table.ask('bet', { roundId: 'p2', transactionId: 'p2', amount: 5 * P });
    const own = createPlayer(server);
    own.token = table.loginToken;
    expect(await own.api(gameContract.played, { request: {} })).toEqual({
      since: server.now(),
      stake: 15 * P,
      payout: 4 * P,
      rounds: 2,
    });
    expect(await player.api(gameContract.played, { request: {} })).toMatchObject({ stake: 0, rounds: 0 });
  });
});
