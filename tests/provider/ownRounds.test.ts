import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roundCallsPath } from '../../protocol/rounds.ts';
import { startCrashing } from './crashing.ts';
import { startPlaying } from './playing.ts';

const told = async (port: number, path: string, bearer = '') => {
  const headers = bearer === '' ? {} : { authorization: `Bearer ${bearer}` };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { status: response.status, text: await response.text() };
};
const HIDDEN = { status: 409, text: '{"code":"ROUND_OPEN"}' };

describe('a round is its player’s until it is over', () => {
  let game: Awaited<ReturnType<typeof startPlaying>>;
  beforeAll(async () => {
    game = await startPlaying();
  });
  afterAll(() => game.stop());

  it('then its proof is for whoever has the link, without session or request', async () => {
    const [owner, stranger] = [await game.open('tangerine-pop'), await game.open('tangerine-pop', 'p-2')];
    const choice = { mines: 1 };
    const { round } = (await owner.spin('request-of-mines', 200_000, { choice })).body;
    const proofFor = (bearer?: string) => told(game.provider().port, `/api/rounds/${round.id}`, bearer);
    expect(await proofFor()).toEqual(HIDDEN);
    expect(await proofFor(stranger.bearer)).toEqual(HIDDEN);
    expect((await proofFor(owner.bearer)).status).toBe(200);
  });

  it('and the wallet calls of a round are the site’s, by the session that only both know', async () => {
    const owner = await game.open();
    const { round } = (await owner.spin('request-of-calls')).body;
    await game.until(round.id, 'settled');
    const callsFor = (bearer?: string) => told(game.provider().port, roundCallsPath(round.id), bearer);
    for (const bearer of [undefined, owner.bearer, 's-of-somebody'])
      expect(await callsFor(bearer)).toEqual({ status: 401, text: '{"code":"SESSION_UNKNOWN"}' });
    const { status, text } = await callsFor(`s-${owner.token}`);
    expect([status, JSON.parse(text).calls.length]).toEqual([200, 2]);
    const proof = await told(game.provider().port, `/api/rounds/${round.id}`);
    expect(proof.status).toBe(200);
    for (const secret of [`s-${owner.token}`, 'request-of-calls', owner.bearer])
      expect(proof.text).not.toContain(secret);
  });
});

describe('a bet in a shared round', () => {
  it('keeps its target from everybody but its player; the round itself is everybody’s', async () => {
    const { game, join, next, flyTo, toLaunch } = await startCrashing();
    try {
      next.point = 400;
      const [one, other] = [await join('p-1'), await join('p-2')];
      await one.connect();
      const view = await one.sees('a round', ({ round }) => round?.phase === 'betting');
      const { bet } = (await one.bet('request-of-crash', 500_000, 237)).body;
      const { port } = game.provider();
      const proofFor = (id: string, bearer?: string) => told(port, `/api/rounds/${id}`, bearer);
      expect(await proofFor(bet.id)).toEqual(HIDDEN);
      expect(await proofFor(bet.id, other.bearer)).toEqual(HIDDEN);
      expect((await proofFor(bet.id, one.bearer)).status).toBe(200);
      expect(JSON.parse((await proofFor(view.round?.id ?? '')).text)).toMatchObject({ bet: null, serverSeed: null });
      toLaunch();
      await one.sees('the flight', ({ round }) => round?.phase === 'running');
      flyTo(view, 60_000);
      await game.until(bet.id, 'settled');
      const proof = await proofFor(bet.id);
      expect(JSON.parse(proof.text).bet).toMatchObject({ stake: 500_000, multiplier: 237, payout: 1_185_000 });
      expect(proof.text).not.toContain('target');
      expect(proof.text).not.toContain('request-of-crash');
    } finally {
      await game.stop();
    }
  });
});
