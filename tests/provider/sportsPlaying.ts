import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProviderDeps } from '../../provider/deps.ts';
import { leagueOf } from '../../provider/engines/sports/season/fixtures.ts';
import { type HappeningKind, notStarted, type Status } from '../../provider/engines/sports/sport.ts';
import type { FeedEvent, Fixture, SportsFeed } from '../../provider/sports/feed.ts';
import type { MatchView, SlipRequest, SlipView, SportsState } from '../../provider/sports/views.ts';
import { startPlaying } from './playing.ts';

/** 12:00 of 26 November 2026, GMT+7. */
export const NOON = Date.UTC(2026, 10, 26, 5);
export const P = 10_000;

/** A feed in which happens what a test says. Four football matches, 1.6 goals against 1.1, an hour after noon. */
export function scriptedFeed(more: readonly Fixture[] = []) {
  const league = leagueOf('siam');
  const [home, away] = league.teams;
  if (home === undefined || away === undefined) throw new Error('a league has teams');
  const commitment = createHash('sha256').update('seed').digest('hex');
  const fixtures = ['m1', 'm2', 'm3', 'm4'].map(
    (id): Fixture => ({
      ...{ id, sport: 'football', league: 'siam', home, away, commitment },
      ...{ startsAt: NOON + 3_600_000, form: { type: 'goals', rate: [1.6, 1.1] } },
    }),
  );
  const events: FeedEvent[] = [];
  const last = (match: string): FeedEvent | undefined => events.findLast((one) => one.match === match);
  const feed: SportsFeed = {
    leagues: () => [league, ...more.map((one) => leagueOf(one.league))],
    fixtures: () => [...fixtures, ...more],
    events: (since, now) => {
      const due = events.slice(Number(since ?? 0)).filter(({ at }) => at <= now);
      return { events: due, cursor: String(Number(since ?? 0) + due.length) };
    },
  };
  return {
    feed,
    /** What happens next in a match; what is not said stays as it was. */
    happen: (match: string, at: number, kind: HappeningKind | 'closed', change: Partial<Status> = {}, more = {}) => {
      const before = last(match);
      const status = { ...(before?.status ?? notStarted), ...change };
      events.push({ match, number: (before?.number ?? -1) + 1, at, kind, side: null, status, ...more });
    },
  };
}

interface Placed {
  readonly code?: string;
  readonly changes?: readonly { selection: string; was: number; odds: number }[];
  readonly selections?: readonly string[];
  readonly offer?: number;
  readonly most?: number;
  readonly slips: readonly SlipView[];
  readonly slip: SlipView;
  readonly state: SportsState;
}

let requests = 0;
export const requestId = () => `request-${++requests}`;

/** A provider of sportsbooks with a wallet, a clock and a feed of the test. */
export async function startBook(replaced: Partial<ProviderDeps> = {}, more: readonly Fixture[] = [], env = {}) {
  const script = scriptedFeed(more);
  const clock = { at: NOON };
  const game = await startPlaying({ now: () => clock.at, sportsFeed: script.feed, ...replaced }, env);

  const sit = async (player = 'p-1', gameId = 'grand-stadium-sports') => {
    const token = game.testWallet.token(gameId, player);
    const bearer = `bearer-of-${token}`;
    const call = async <T>(method: string, path: string, body?: unknown) => {
      const response = await fetch(`http://127.0.0.1:${game.provider().port}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      game.heard.push(text);
      return { status: response.status, body: JSON.parse(text) as T };
    };
    await call('POST', '/open', { token, bearer });
    const match = async (id: string) => (await call<MatchView>('GET', `/sports/matches/${id}`)).body;
    const oddsOf = async (selection: string): Promise<number> => {
      const { markets } = await match(selection.split(':')[0] ?? '');
      const found = markets.flatMap(({ selections }) => selections).find(({ id }) => id === selection);
      if (found === undefined) throw new Error(`${selection} is not offered`);
      return found.odds;
    };
    return {
      call,
      bearer,
      match,
      oddsOf,
      state: async () => (await call<SportsState>('GET', '/sports')).body,
      slip: async (id: string) => {
        const found = (await call<SportsState>('GET', '/sports')).body.slips.find((slip) => slip.id === id);
        if (found === undefined) throw new Error(`there is no slip ${id}`);
        return found;
      },
      /** Bets P 100 on selections, at the odds of now unless said otherwise. */
      place: async (selections: readonly string[], more: Partial<SlipRequest> = {}) => {
        const legs = await Promise.all(
          selections.map(async (selection) => ({ selection, odds: await oddsOf(selection).catch(() => 200) })),
        );
        const kind = selections.length > 1 ? 'accumulator' : 'single';
        const request = { requestId: requestId(), kind, stake: 100 * P, accept: 'none', legs, ...more };
        return call<Placed>('POST', '/sports/slips', request);
      },
      cashOut: (id: string, offer: number, request = requestId()) =>
        call<Placed>('POST', `/sports/slips/${id}/cash-out`, { requestId: request, offer }),
    };
  };
  type Player = Awaited<ReturnType<typeof sit>>;

  return {
    game,
    clock,
    script,
    sit,
    /** Waits until a slip is in a state. */
    until: async (player: Player, id: string, state: SlipView['state']) => {
      for (let tries = 0; tries < 200; tries += 1) {
        const slip = await player.slip(id);
        if (slip.state === state) return slip;
        await wait(50);
      }
      throw new Error(`slip ${id} is never ${state}, but ${(await player.slip(id)).state}`);
    },
    /** The calls of a slip to the wallet. */
    callsOf: (id: string) =>
      game.testWallet.calls.filter(({ body }) => body.includes(`"roundId":"${id}"`)).map(({ verb }) => verb),
    stop: game.stop,
  };
}

/** Starts a match at an instant. */
export const live: Partial<Status> = { state: 'live', period: 'h1' };
export const ended = (home: number, away: number): Partial<Status> => ({
  ...{ state: 'ended', period: 'ft', score: [home, away], regular: [home, away], half: [0, 0], isTense: false },
});
