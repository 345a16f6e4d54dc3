// @vitest-environment jsdom
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { gameContract } from '../../../../src/api/contract/play/game.ts';
import { wireGame } from '../../../../src/machines/play/game/game.wire.ts';
import { plug } from '../../../../src/machines/support/plug.ts';
import { lanternNight } from '../../../model/play/myGames/myGames.spec.ts';
import { holdApi } from '../../../support/holdApi.ts';

const PROVIDER = 'https://games.example.test';
const launched = {
  game_url: `${PROVIDER}/play/lantern-night?token=t1`,
  game_url2: null,
  game: lanternNight,
  sessionId: 's1',
  demo: false,
};

const untold = () => {};

/** A game in its frame, and a way to say something to its page. */
async function framed() {
  localStorage.setItem('merchantCode', 'demo');
  const frame = document.body.appendChild(document.createElement('iframe'));
  const inside = frame.contentWindow ?? expect.unreachable();
  const posted = vi.spyOn(inside, 'postMessage').mockReturnValue();
  const navigate = vi.fn();
  const { api, calls } = holdApi();
  const deps = { api, storage: localStorage, navigate, frameOf: () => frame, page: { dataset: { theme: 'light' } } };
  const actor = createActor(
    plug(wireGame(deps), deps).provide({ actions: { tellPlayed: untold, tellMoved: untold } }),
    {
      input: { language: 'TH', keySeed: 'a-seed-of-sixteen', address: '/game/lantern-night' },
    },
  ).start();
  onTestFinished(() => {
    actor.stop();
    frame.remove();
    localStorage.clear();
  });
  const launch = calls.find(({ id }) => id === gameContract.launch.id) ?? expect.unreachable();
  launch.answer(launched);
  await expect.poll(() => actor.getSnapshot().matches({ play: { framed: 'loading' } })).toBe(true);
  const say = (data: unknown, { source = inside, origin = PROVIDER }: { source?: Window; origin?: string } = {}) =>
    void dispatchEvent(new MessageEvent('message', { data, source, origin }));
  return {
    actor,
    say,
    posted,
    navigate,
    launch,
    isPlaying: () => actor.getSnapshot().matches({ play: { framed: 'playing' } }),
  };
}

const ready = { statehouse: 1, type: 'game.ready' };

afterEach(() => vi.restoreAllMocks());

describe('the frame of a game', () => {
  it('[GAME-18] [GAME-19] [API-43] launches with merchant, language and theme of the site', async () => {
    const { launch } = await framed();
    expect(launch.call).toEqual({
      headers: { language: 'TH' },
      request: {
        gameId: 'lantern-night',
        accountType: 1,
        confirmTrans: 0,
        vassalage: '',
        launchMode: 'GLS',
        platform: 'html5-desktop',
        clientType: 3,
        merchantCode: 'demo',
        language: 'TH',
        theme: 'light',
      },
    });
  });

  it('[STORE-05] stores the vendor of the game', async () => {
    await framed();
    expect(localStorage.getItem('current_vassalage')).toBe('NINELAMPS');
  });

  it('is heard', async () => {
    const { say, isPlaying } = await framed();
    say(ready);
    expect(isPlaying()).toBe(true);
  });

  it.each([
    ['from another window', ready, { source: window }],
    ['from another origin', ready, { origin: 'https://evil.example.test' }],
    ['from its origin on another port', ready, { origin: `${PROVIDER}:8443` }],
    ['of another version', { ...ready, statehouse: 2 }, {}],
    ['outside the protocol', { statehouse: 1, type: 'game.retry' }, {}],
    ['without a mark', { type: 'game.ready' }, {}],
    ['as text', JSON.stringify(ready), {}],
    ['without content', null, {}],
  ])('is not heard: %s', async (_title, data, from) => {
    const { say, isPlaying } = await framed();
    say(data, from);
    expect(isPlaying()).toBe(false);
  });

  it('is not heard once the page is left', async () => {
    const { actor, say, navigate } = await framed();
    actor.stop();
    say({ statehouse: 1, type: 'game.exit' });
    expect(navigate.mock.calls).toEqual([]);
  });

  it('is told language and theme once it is there, and on change', async () => {
    const { actor, say, posted } = await framed();
    actor.send({ type: 'page.language', language: 'EN' });
    expect(posted.mock.calls).toEqual([]);
    say(ready);
    actor.send({ type: 'page.language', language: 'TH' });
    const look = (language: string) => [{ statehouse: 1, type: 'site.look', theme: 'light', language }, PROVIDER];
    expect(posted.mock.calls).toEqual([look('EN'), look('TH')]);
  });

  it('is told to open its menu', async () => {
    const { actor, say, posted } = await framed();
    actor.send({ type: 'game.menu' });
    say(ready);
    posted.mockClear();
    actor.send({ type: 'game.menu' });
    expect(posted.mock.calls).toEqual([[{ statehouse: 1, type: 'site.menu' }, PROVIDER]]);
  });

  it('asks for the whole screen, and for the page again', async () => {
    const root = document.documentElement;
    const into = vi.fn().mockRejectedValue(new Error('not allowed'));
    const out = vi.fn().mockResolvedValue(undefined);
    Object.assign(root, { requestFullscreen: into });
    Object.assign(document, { exitFullscreen: out });
    const { say } = await framed();
    say({ statehouse: 1, type: 'game.fullScreen' });
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: root });
    say({ statehouse: 1, type: 'game.fullScreen' });
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null });
    expect([into.mock.calls, out.mock.calls]).toEqual([[[]], [[]]]);
  });

  it("leads to the game's category when the player leaves", async () => {
    const { say, navigate } = await framed();
    say(ready);
    say({ statehouse: 1, type: 'game.exit' });
    expect(navigate.mock.calls).toEqual([['/rng']]);
  });

  it('opens the check page of a round in a tab without access to the site', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { say } = await framed();
    say(ready);
    say({ statehouse: 1, type: 'game.check', roundId: 'r/1' });
    expect(open.mock.calls.map(([address, ...rest]) => [String(address), ...rest])).toEqual([
      [`${PROVIDER}/check/r%2F1`, '_blank', 'noopener'],
    ]);
  });
});
