import * as z from 'zod/mini';
import type { MatchView, OddsChange, SlipRequest, SlipView, SportsState } from '../../sports/views.ts';

const words = z.object({ EN: z.string(), TH: z.string() });
const score = z.tuple([z.int(), z.int()]);
const text = z.nullable(z.string());
const sport = z.enum(['football', 'basketball', 'tennis', 'badminton', 'volleyball', 'muayThai', 'shooter', 'moba']);
const kind = z.enum([
  ...(['winner', '1x2', '1x2-half', 'handicap', 'handicap-half', 'total', 'total-half', 'both-score'] as const),
  ...(['correct-score', 'double-chance', 'map-winner', 'map-handicap', 'map-total'] as const),
  ...(['set-handicap', 'set-total'] as const),
]);
const market = z.object({
  ...{ key: z.string(), kind, line: z.nullable(z.number()), map: z.nullable(z.int()) },
  state: z.enum(['open', 'suspended', 'settled', 'void']),
  ...{ returnRate: z.number(), mostReturn: z.number() },
  selections: z.array(z.object({ id: z.string(), side: z.string(), odds: z.int(), was: z.nullable(z.int()) })),
});
const team = z.object({ id: z.string(), name: words, short: z.string(), flag: text, colour: z.string() });
const matchState = z.enum(['scheduled', 'live', 'ended', 'postponed', 'abandoned']);

export const matchView: z.ZodMiniType<MatchView> = z.object({
  ...{ id: z.string(), sport, league: z.string(), home: team, away: team, startsAt: z.int(), state: matchState },
  ...{ period: z.string(), clock: z.nullable(z.int()), score, parts: z.array(score), markets: z.array(market) },
  ...{ more: z.int(), commitment: z.string(), seed: text },
  timeline: z.array(z.object({ at: z.int(), kind: z.string(), side: z.nullable(z.enum(['home', 'away'])), score })),
});

const leg = z.object({
  ...{ selection: z.string(), match: z.string(), kind, line: z.nullable(z.number()), map: z.nullable(z.int()) },
  ...{ side: z.string(), home: words, away: words, odds: z.int(), scoreAtBet: z.nullable(score), score, matchState },
  result: z.enum(['pending', 'won', 'lost', 'half-won', 'half-lost', 'void', 'dead-heat']),
});
const slipKind = z.enum(['single', 'accumulator']);
export const slipView: z.ZodMiniType<SlipView> = z.object({
  ...{ id: z.string(), number: z.string(), placedAt: z.int(), kind: slipKind, stake: z.int(), odds: z.int() },
  returns: z.int(),
  state: z.enum(['confirming', 'open', 'won', 'lost', 'void', 'cashed-out', 'refused']),
  ...{ confirmsAt: z.nullable(z.int()), payout: z.int(), refusal: text, cashOut: z.nullable(z.int()) },
  ...{ wasUnsettled: z.boolean(), isBooked: z.boolean(), legs: z.array(leg) },
});

export const sportsState: z.ZodMiniType<SportsState> = z.object({
  ...{ now: z.int(), book: z.enum(['sports', 'esports']), balance: z.int(), ended: text, net: z.int() },
  game: z.object({
    ...{ id: z.string(), name: z.string(), vendor: z.string(), demo: z.boolean() },
    ...{ minStake: z.int(), maxStake: z.int() },
  }),
  version: z.int(),
  sports: z.array(z.object({ id: sport, matches: z.int(), live: z.int() })),
  leagues: z.array(z.object({ id: z.string(), sport, name: words, flag: text, matches: z.int() })),
  ...{ matches: z.array(matchView), slips: z.array(slipView) },
});

export const placedAnswer = z.object({ slips: z.array(slipView), state: sportsState });
export const cashedAnswer = z.object({ slip: slipView, state: sportsState });
export const olderAnswer = z.object({ slips: z.array(slipView) });

const oddsChange: z.ZodMiniType<OddsChange> = z.object({ selection: z.string(), was: z.int(), odds: z.int() });
/** What a refusal says besides its code. */
export const refusalDetails = z.object({
  changes: z.optional(z.array(oddsChange)),
  selections: z.optional(z.array(z.string())),
  offer: z.optional(z.int()),
  most: z.optional(z.int()),
});

const accept = z.union([z.enum(['none', 'better']), z.int()]);
const slipRequest: z.ZodMiniType<SlipRequest> = z.object({
  ...{ requestId: z.string(), kind: slipKind, stake: z.int(), accept },
  legs: z.array(z.object({ selection: z.string(), odds: z.int() })),
});
/** The slip as the frame keeps it over a reload. */
export const storedSlip = z.object({
  picks: z.array(
    z.object({
      ...{ selection: z.string(), market: z.string(), match: z.string(), sport, kind, line: z.nullable(z.number()) },
      ...{ map: z.nullable(z.int()), side: z.string(), home: words, away: words, odds: z.int() },
    }),
  ),
  ...{ kind: slipKind, stake: z.string(), accept },
  pending: z.nullable(z.object({ request: slipRequest, at: z.int() })),
});
