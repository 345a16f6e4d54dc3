import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { replayMatch } from '../../provider/engines/sports/replayMatch.ts';
import { leagueOf, leagues, matchesBetween } from '../../provider/engines/sports/season/fixtures.ts';
import { checkSlip } from '../../provider/page/check/slipCheck.ts';
import type { SlipProof } from '../../provider/sports/slipProof.ts';
import type { MatchView, SportsState } from '../../provider/sports/views.ts';
import { NOON, startBook } from './sportsPlaying.ts';

type Book = Awaited<ReturnType<typeof startBook>>;
const books: Book[] = [];
/** The simulated season, its chance from a text. */
const start = async (chance: string) => {
  let step = 0;
  const book = await startBook({
    sportsFeed: undefined,
    randomBytes: (count) => {
      step += 1;
      return createHash('sha512').update(`${chance} ${step}`).digest().subarray(0, count);
    },
  });
  books.push(book);
  return book;
};
afterEach(async () => {
  for (const book of books.splice(0)) await book.stop();
});

const MINUTE = 60_000;
const DAY = 86_400_000;
const QUARTER_PAST = NOON + 15 * MINUTE;
const planned = () => {
  const [match] = matchesBetween(leagueOf('siam'), QUARTER_PAST, QUARTER_PAST + 1);
  if (match === undefined) throw new Error('siam plays every 15 minutes');
  return match;
};

describe('secrecy', () => {
  it('tells the same of every match before its start, whatever its seed, but for the commitment', async () => {
    const told: unknown[] = [];
    const commitments: string[][] = [];
    const toCome = new Set(
      leagues.flatMap((league) => matchesBetween(league, NOON + 1, NOON + DAY)).map(({ id }) => id),
    );
    for (const chance of ['one', 'other']) {
      const book = await start(chance);
      const player = await book.sit();
      const { matches } = await player.state();
      const scheduled = matches.filter(({ id }) => toCome.has(id));
      const whole = await player.match(planned().id);
      expect(scheduled.length).toBeGreaterThan(30);
      expect(new Set(matches.map(({ seed }) => seed))).toEqual(new Set([null]));
      told.push([...scheduled, whole].map(({ commitment: _, ...match }) => match));
      commitments.push(scheduled.map(({ commitment }) => commitment));
    }
    expect(told[1]).toEqual(told[0]);
    expect(commitments[0]?.filter((one) => commitments[1]?.includes(one))).toEqual([]);
  }, 30_000);

  it('tells nothing of a live match that follows from what comes later', async () => {
    const book = await start('live');
    const player = await book.sit();
    book.clock.at = QUARTER_PAST + 12 * MINUTE;
    const early = await book.sit('p-2');
    // The whole match is known to the simulation; at this moment its end is not told.
    const { timeline, state } = await early.match(planned().id);
    expect(state).toBe('live');
    expect(timeline.filter(({ at }) => at > book.clock.at)).toEqual([]);
    book.clock.at = QUARTER_PAST + 14 * MINUTE;
    expect((await player.match(planned().id)).state).toBe('ended');
  });
});

describe('fairness', () => {
  it('shows the seed two minutes after the end, and the match follows from it alone', async () => {
    const book = await start('fair');
    const player = await book.sit();
    const { id, form, startsAt } = planned();
    const before = await player.match(id);
    const placed = await player.place([`${id}:1x2:home`]);
    book.clock.at = startsAt + 14 * MINUTE;
    expect((await player.match(id)).seed).toBeNull();
    const heard = book.game.heard.join('\n');
    book.clock.at = startsAt + 18 * MINUTE;
    const after = await player.match(id);
    const seed = after.seed ?? '';
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(heard).not.toContain(seed);
    expect(createHash('sha256').update(seed).digest('hex')).toBe(before.commitment);

    const happenings = drawNow(replayMatch(form), { serverSeed: seed, clientSeed: id, nonce: 1 });
    const told = happenings
      .filter(({ kind }) => kind !== 'tense' && kind !== 'calm')
      .map(({ at, kind, side, status }) => ({ at: startsAt + at, kind, side, score: status.score }));
    expect(after.timeline).toEqual(told);

    const slip = placed.body.slips[0]?.id ?? '';
    await expect.poll(async () => (await player.call<SlipProof>('GET', `/rounds/${slip}`)).body.state).toBe('settled');
    const { body: proof } = await player.call<SlipProof>('GET', `/rounds/${slip}`);
    expect(await checkSlip(proof)).toMatchObject({
      ...{ isCommitted: true, isPaid: true, payout: proof.payout },
      legs: [{ score: after.score, result: proof.legs[0]?.result }],
    });
    const forged = proof.legs.map((leg) => ({ ...leg, seed: `${'0'.repeat(63)}1` }));
    expect(await checkSlip({ ...proof, legs: forged })).toMatchObject({ isCommitted: false });
    expect(await checkSlip({ ...proof, legs: proof.legs.map((leg) => ({ ...leg, seed: null })) })).toBeNull();
  }, 30_000);
});

describe('what everybody may read', () => {
  it('[HOME-04] lists live matches and the next ones without a session', async () => {
    const book = await start('hot');
    const response = await fetch(`http://127.0.0.1:${book.game.provider().port}/api/sports/hot?count=3`);
    const { matches } = (await response.json()) as { readonly matches: readonly MatchView[] };
    expect(matches).toHaveLength(3);
    expect(matches.filter(({ markets, sport }) => markets.length === 0 || sport === 'moba')).toEqual([]);
  });
});

describe('the stream', () => {
  /** Reads events until there are so many. */
  async function* eventsOf(book: Book, bearer: string, encoding: string, signal: AbortSignal) {
    const response = await fetch(`http://127.0.0.1:${book.game.provider().port}/api/sports/stream`, {
      headers: { authorization: `Bearer ${bearer}`, 'accept-encoding': encoding },
      signal,
    });
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    let text = '';
    for await (const bytes of response.body ?? []) {
      text += new TextDecoder().decode(bytes);
      for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
        const event = /event: (\w+)/.exec(text.slice(0, end))?.[1] ?? '';
        const data = /data: (.*)/.exec(text.slice(0, end))?.[1] ?? '';
        text = text.slice(end + 2);
        yield { event, state: JSON.parse(data) as SportsState };
      }
    }
  }

  it.each(['br', 'identity'])(
    'pushes the whole book at once, and again when a match has begun (%s)',
    async (encoding) => {
      const book = await startBook();
      books.push(book);
      const { bearer } = await book.sit();
      const aborted = new AbortController();
      const events = eventsOf(book, bearer, encoding, aborted.signal);
      const next = async () => {
        for (;;) {
          const { value } = await events.next();
          if (value?.event === 'book') return value.state;
        }
      };
      const first = await next();
      expect([first.book, first.matches.length, first.matches[0]?.state]).toEqual(['sports', 4, 'scheduled']);
      book.script.happen('m1', NOON + 3_600_000, 'start', { state: 'live', period: 'h1' });
      book.clock.at = NOON + 3_600_000;
      const second = await next();
      expect(second.matches.map(({ id, state, clock }) => [id, state, clock])).toEqual([['m1', 'live', 1]]);
      expect(second.sports).toEqual([{ id: 'football', matches: 1, live: 1 }]);
      aborted.abort();
    },
  );
});
