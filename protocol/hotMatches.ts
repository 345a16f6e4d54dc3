import * as z from 'zod/mini';

/** What anybody may ask a provider of its sportsbook: `GET <provider>/api/sports/hot?count=<1 to 20>`. */
export const hotMatchesPath = (count: number): string => `/api/sports/hot?count=${count}`;

const words = z.object({ EN: z.string().check(z.maxLength(80)), TH: z.string().check(z.maxLength(80)) });
const team = z.object({
  name: words,
  short: z.string().check(z.maxLength(8)),
  colour: z.string().check(z.maxLength(32)),
});

export const hotMatches = z.object({
  /** Under way first, then by start. */
  matches: z
    .array(
      z.object({
        id: z.string().check(z.maxLength(64)),
        sport: z.string().check(z.maxLength(24)),
        home: team,
        away: team,
        /** ms */
        startsAt: z.int(),
        state: z.enum(['scheduled', 'live', 'ended', 'postponed', 'abandoned']),
        /** Minute shown; null where a sport has no clock. */
        clock: z.nullable(z.int()),
        score: z.tuple([z.int(), z.int()]),
        markets: z.array(
          z.object({
            kind: z.string(),
            state: z.string(),
            selections: z.array(
              z.object({ side: z.string(), /** Decimal odds in hundredths. */ odds: z.int().check(z.positive()) }),
            ),
          }),
        ),
      }),
    )
    .check(z.maxLength(20)),
});
